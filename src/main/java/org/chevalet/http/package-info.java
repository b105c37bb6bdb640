/**
 * What every HTTP resource and page shares: the language asked for, refusals as JSON, headers that protect. Knows no
 * feature.
 */
@org.jspecify.annotations.NullMarked
package org.chevalet.http;
