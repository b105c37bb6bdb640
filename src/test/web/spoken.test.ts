import { useMessages } from "../../main/resources/web/live/messages";
import { spokenWord } from "../../main/resources/web/entry/words";
import { equal } from "./expect";

Deno.test("a word is said whole, its jokers after it", () => {
  useMessages({ "tablet.review.joker": "joker : {0}" });
  equal(spokenWord("SEMAINE"), "SEMAINE");
  equal(spokenWord("MEN(U)ISA"), "MENUISA, joker : U");
  equal(spokenWord("(K)AYA(K)"), "KAYAK, joker : K, K");
  equal(spokenWord("semaine-"), "SEMAINE-");
});
