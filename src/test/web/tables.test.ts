import { tablesInWords } from "../../main/resources/web/live/tables";
import { equal } from "./expect";

Deno.test("a few tables are named one by one", () => {
  equal(tablesInWords([]), "");
  equal(tablesInWords([3, 4, 5, 12]), "3, 4, 5, 12");
});

Deno.test("of many tables those in a row are named together", () => {
  const hall = Array.from({ length: 40 }, (_, at) => at + 1);
  equal(tablesInWords([...hall, 52, 60, 61]), "1–40, 52, 60–61");
});
