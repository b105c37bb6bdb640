import { moved, orderOf, shuffled } from "../../main/resources/web/entry/order";
import { equal } from "./expect";

Deno.test("the player's order stands as long as it fits the rack", () => {
  equal(orderOf([2, 0, 1], 3), [2, 0, 1]);
  equal(orderOf([2, 0, 1], 4), [0, 1, 2, 3]);
  equal(orderOf([], 3), [0, 1, 2]);
});

Deno.test("a tile is put before another, or at the end", () => {
  equal(moved([0, 1, 2, 3], 3, 1), [0, 3, 1, 2]);
  equal(moved([0, 1, 2, 3], 0, null), [1, 2, 3, 0]);
  equal(moved([0, 1, 2, 3], 2, 2), [0, 1, 2, 3]);
});

Deno.test("shuffling keeps every tile", () => {
  equal(shuffled([0, 1, 2, 3], () => 0), [1, 2, 3, 0]);
});
