import type { AliciYaniti, GonderimBilgisi } from '@masabasi/core/mali/fatura/gonderim';

/** Interface of the integrator, which delivers invoices, receives those of others, and makes seal and signature. */

/** An invoice on its way out. */
interface GidenBelge {
  readonly Ettn: string;
  readonly No: string;
  readonly Tur: 'efatura' | 'earsiv';
  readonly AliciKimlik: string;
  readonly Xml: string;
  /** SHA-256 of the XML in hexadecimal. The integrator reports when it read other bytes. */
  readonly Ozet: string;
}
/** State of a sent invoice at the integrator. */
export interface EntegratorBilgisi extends GonderimBilgisi {
  readonly Aciklama: string;
  /** Reason of the buyer's refusal. */
  readonly Neden: string;
}
/** An incoming invoice that waits at the integrator. */
interface GelenOzeti {
  /** Position in the incoming list. The next request asks for positions after the last read one. */
  readonly Sira: number;
  readonly Ettn: string;
}
interface MukellefBilgisi {
  readonly Kayitli: boolean;
  readonly Unvan: string;
  /** Mailbox label to which the sender's invoices go. */
  readonly Etiket: string;
}

/** Integrator for outgoing and incoming invoices. A repeated call has no second effect. */
export interface Entegrator {
  /** Hands an invoice over. @throws EntegratorHatasi when the result is unknown */
  gonder(b: GidenBelge): Promise<EntegratorBilgisi>;
  /** State of an invoice. Null: the integrator does not know this ETTN. */
  durum(ettn: string): Promise<EntegratorBilgisi | null>;
  /** Cancels an invoice, if that is allowed. Returns the reason for a refusal as a sentence, or null. */
  iptal(ettn: string, neden: string): Promise<string | null>;
  gelenler(sonra: number): Promise<readonly GelenOzeti[]>;
  gelen(ettn: string): Promise<Buffer>;
  /** Answers an incoming invoice. Returns the reason for a refusal as a sentence, or null. */
  yanitla(ettn: string, yanit: AliciYaniti, neden: string): Promise<string | null>;
  mukellef(kimlik: string): Promise<MukellefBilgisi>;
}

/** The integrator was unreachable or its answer unreadable: the request may have been carried out. */
export class EntegratorHatasi extends Error {
  override name = 'EntegratorHatasi';
}
