/** Solo replay: published, finished and made games played again against their tops and their field, or read through. */
package org.chevalet.replay;
