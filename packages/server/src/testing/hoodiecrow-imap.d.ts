declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  interface ImapSunucusu {
    readonly server: Server;
    /** Called for each mail whose flags are to be changed. */
    readonly storeFilters: ((baglanti: { readonly socket: Socket }) => boolean)[];
    listen(port: number, host: string): void;
    close(kapandi: () => void): void;
    appendMessage(
      kutu: string,
      isaretler: string[],
      gun: string | undefined,
      ham: string,
    ): { message: { uid: number } };
    getMailbox(kutu: string): { uidvalidity: number; messages: { flags: string[]; uid: number }[] };
  }
  export default function hoodiecrow(o: { storage: Record<string, object> }): ImapSunucusu;
}
