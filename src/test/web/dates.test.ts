import { dateInWords, dateToFind } from "../../main/resources/web/replay/dates";
import { equal } from "./expect";

const page = globalThis as unknown as { document: { documentElement: { lang: string } } };
page.document = { documentElement: { lang: "fr" } };

Deno.test("a day is shown in words and found by its figures", () => {
  equal(dateInWords("2022-01-21"), "21 janvier 2022");
  equal(dateToFind("2022-01-05"), "5 janvier 2022 2022-01-05 05/01/2022 5/1/2022 05/01/22 5/1/22");
});

Deno.test("what is no day stays as it is", () => {
  equal(dateInWords(""), "");
  equal(dateInWords("bientôt"), "bientôt");
});
