import { format, t, useMessages } from "../../main/resources/web/live/messages";
import { pagesOf } from "../../main/resources/web/projection/ranking";
import { newKey } from "../../main/resources/web/entry/sender";
import { equal } from "./expect";

Deno.test("blanks are filled in any order, as often as they stand", () => {
  equal(format("{1} et {0}, {1}", ["A", 2]), "2 et A, 2");
  equal(format("il manque {0}", []), "il manque {0}");
});

Deno.test("a value that looks like a blank is not filled again", () => {
  equal(format("{0} {1}", ["{1}", "x"]), "{1} x");
});

Deno.test("a key without a sentence shows itself", () => {
  useMessages({ "a.b": "oui" });
  equal([t("a.b"), t("a.c")], ["oui", "a.c"]);
});

Deno.test("a ranking is cut in pages that lose nobody", () => {
  const rows = Array.from({ length: 25 }, (_, at) => at);
  equal(pagesOf(rows, 12).map((page) => page.length), [12, 12, 1]);
  equal(pagesOf(rows, 12).reduce((all, page) => all.concat(page), []), rows);
  equal(pagesOf([], 12), []);
});

Deno.test("the key of a tap is 128 bits, never the same", () => {
  equal(/^[0-9a-f]{32}$/.test(newKey()), true);
  equal(newKey() === newKey(), false);
});
