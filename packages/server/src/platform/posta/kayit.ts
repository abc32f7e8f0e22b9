import { POSTA_ULASMADI } from './bildirim.ts';

interface Ulasmayan {
  readonly kisi: number;
  /** Number of the record, and the page that shows it. */
  readonly no: string;
  readonly yol: string;
  /** Receiver of the mail, and the reason for the failure. */
  readonly kim: string;
  readonly neden: string;
}

/** Notification (`bildir`) to the owner of a record whose mail did not arrive. */
export const ulasmayan = ({ kisi, no, yol, kim, neden }: Ulasmayan) =>
  [POSTA_ULASMADI, { kisiler: [kisi], baslik: `${no}: e-posta ulaşmadı`, metin: `${kim}: ${neden}`, yol }] as const;
