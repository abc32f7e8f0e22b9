import { POSTA_ULASMADI } from './bildirim.ts';

interface Ulasmayan {
  readonly kisi: number;
  /** The record's number, and where it is read. */
  readonly no: string;
  readonly yol: string;
  /** Whom it was sent to, and why it did not arrive. */
  readonly kim: string;
  readonly neden: string;
}

/** What somebody is told (`bildir`) whose record a mail was about that did not arrive. */
export const ulasmayan = ({ kisi, no, yol, kim, neden }: Ulasmayan) =>
  [POSTA_ULASMADI, { kisiler: [kisi], baslik: `${no}: e-posta ulaşmadı`, metin: `${kim}: ${neden}`, yol }] as const;
