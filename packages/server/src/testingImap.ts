import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A real IMAP server with one mailbox, which forgets it when it ends. */
export interface PostaKutusu {
  /** What a server is started with to read it. */
  readonly ortam: Readonly<Record<string, string>>;
  /** Puts mails in, as bytes written one a letter. */
  koy(...postalar: readonly string[]): void;
  /** Puts a mail in that somebody has read; it came now or then, as IMAP writes it. */
  koyOkunmus(posta: string, vakit?: string): void;
  /** Breaks the connection off instead of marking the next mails. */
  isaretlerkenKopar(): void;
  /** How many of them carry the mark of having been seen. */
  gorulen(): number;
  /** Numbers the mails anew, as a server does that was set up again. */
  yenidenNumarala(): void;
  kapat(): Promise<void>;
}

export async function imapDinle(): Promise<PostaKutusu> {
  const sunucu = hoodiecrow({ storage: { INBOX: { uidvalidity: 1, messages: [] } } });
  sunucu.listen(0, '127.0.0.1');
  await once(sunucu.server, 'listening');
  const kutu = () => sunucu.getMailbox('INBOX');
  let kopar = false;
  sunucu.storeFilters.push(({ socket }) => {
    if (kopar) socket.destroy();
    kopar = false;
    return !socket.destroyed;
  });
  return {
    ortam: {
      IMAP_HOST: '127.0.0.1',
      IMAP_PORT: String((sunucu.server.address() as AddressInfo).port),
      IMAP_SECURE: '0',
      IMAP_USER: 'testuser',
      IMAP_PASSWORD: 'testpass',
    },
    koy: (...postalar) => {
      for (const ham of postalar) sunucu.appendMessage('INBOX', [], undefined, ham);
    },
    koyOkunmus: (ham, vakit) => void sunucu.appendMessage('INBOX', [String.raw`\Seen`], vakit, ham),
    isaretlerkenKopar: () => {
      kopar = true;
    },
    gorulen: () => kutu().messages.filter((m) => m.flags.includes('\\Seen')).length,
    yenidenNumarala: () => {
      kutu().uidvalidity++;
    },
    kapat: () => new Promise((bitti) => sunucu.close(bitti)),
  };
}
