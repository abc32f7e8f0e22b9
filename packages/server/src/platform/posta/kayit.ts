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

/** A mail that belongs to a record: an incoming mail, or the report that our mail failed or is late. */
export interface MailLine {
  readonly id: number;
  readonly kim: string;
  readonly metin: string;
  readonly ulasmadi?: true;
  /** Our mail is late and is still tried. */
  readonly gecikti?: true;
  /** The new words of the mail alone, for notifications. */
  readonly ozet?: string;
  /** The mail itself, which the line links to. */
  readonly postaId?: number;
}

/** The line of a mail in the history of its record, with the room's names of the kinds. */
export function mailLine(turler: Readonly<Record<'gelen' | 'ulasmadi' | 'gecikti', string>>, m: MailLine) {
  const tur = m.ulasmadi ? 'ulasmadi' : m.gecikti ? 'gecikti' : 'gelen';
  const yeni = m.postaId === undefined ? undefined : { PostaId: m.postaId };
  return { id: m.id, tur, baslik: `${turler[tur]}: ${m.kim}`, aciklama: m.metin, yeni } as const;
}
