import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A real IMAP server with one mailbox, which is lost when it ends. */
export interface PostaKutusu {
  /** Environment of a server that reads it. */
  readonly ortam: Readonly<Record<string, string>>;
  /** Adds mails, each byte written as one letter. */
  koy(...postalar: readonly string[]): void;
  /** Adds a mail that was already read, with its arrival as IMAP writes it. */
  koyOkunmus(posta: string, vakit?: string): void;
  /** Breaks the connection instead of marking the next mails. */
  isaretlerkenKopar(): void;
  /** Number of mails marked as seen. */
  gorulen(): number;
  /** Numbers the mails anew, like a server that was set up again. */
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
