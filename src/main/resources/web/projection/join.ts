import { get } from "../live/ask";
import { ProjectionSnapshot } from "../live/protocol";
import { byId, setAttribute, setText } from "../style/element";

let shownFor = "";

/** How to join: the numeric address, the code, and both as a QR code to photograph. */
export async function showJoin(snapshot: ProjectionSnapshot): Promise<void> {
  if (shownFor === snapshot.joinCode) {
    return;
  }
  shownFor = snapshot.joinCode;
  setText(byId("code"), snapshot.joinCode);
  const address = await hallAddress();
  setText(byId("address"), address.replace(/^https?:\/\//, "") + "/jouer");
  const invitation = await get<{ path: string }>("/api/join/invitation?game=" + snapshot.game);
  const text = address + "/jouer/" + (invitation.ok ? invitation.value.path : snapshot.joinCode);
  setAttribute(byId("qr"), "src", "/api/qr.svg?text=" + encodeURIComponent(text));
}

/** The server may have been started anew: its QR code is asked for again. */
export function forgetJoin(): void {
  shownFor = "";
}

/** Where the tablets reach the server: as this screen does, unless it runs on the server's own machine. */
async function hallAddress(): Promise<string> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) {
    return location.origin;
  }
  const reply = await get<{ addresses: string[] }>("/api/addresses");
  return reply.ok && reply.value.addresses.length > 0 ? reply.value.addresses[0] : location.origin;
}
