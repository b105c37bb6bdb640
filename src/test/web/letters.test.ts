import { countLetters } from "../../main/resources/web/arbitration/letters";
import { equal } from "./expect";

Deno.test("vowels, consonants and letters that may be either are counted apart", () => {
  const typed = countLetters("aeyrst?", "AAEEIRSTTY??");
  equal([typed.vowels, typed.consonants, typed.either], [2, 3, 2]);
  equal(typed.letters, "AEYRST?");
});

Deno.test("accents, spaces and the plus sign of a draw do not matter", () => {
  equal(countLetters("É A + r-s", "AERS").letters, "EARS");
});

Deno.test("letters the bag does not hold so many of are named once", () => {
  equal(countLetters("wwqqq", "WQ").short, ["W", "Q"]);
  equal(countLetters("aa", "AAB").short, []);
});

Deno.test("signs that are no letters are named once", () => {
  equal(countLetters("a1b1!", "AB").strange, ["1", "!"]);
});
