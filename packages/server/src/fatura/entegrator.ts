import type { AliciYaniti, GonderimBilgisi } from '@masabasi/core/fatura/gonderim';

/** Who takes invoices to their buyers and brings others' here. Seal and signature are theirs. */

/** An invoice on its way out. */
export interface GidenBelge {
  readonly Ettn: string;
  readonly No: string;
  readonly Tur: 'efatura' | 'earsiv';
  readonly AliciKimlik: string;
  readonly Xml: string;
  /** SHA-256 of the XML, in hexadecimal: the other side says when it read another. */
  readonly Ozet: string;
}
/** What is said of an invoice that was sent. */
export interface EntegratorBilgisi extends GonderimBilgisi {
  readonly Aciklama: string;
  /** Why the buyer refused it. */
  readonly Neden: string;
}
/** An invoice of somebody else that lies there for us. */
export interface GelenOzeti {
  /** Its place in what came: what is asked for is what came after the last one that was read. */
  readonly Sira: number;
  readonly Ettn: string;
}
export interface MukellefBilgisi {
  readonly Kayitli: boolean;
  readonly Unvan: string;
  /** The mailbox that their invoices go to. */
  readonly Etiket: string;
}

/** The other side of all that leaves and comes. Each call may be made again; what was taken once is not taken twice. */
export interface Entegrator {
  /** Hands an invoice over. @throws EntegratorHatasi where nobody knows whether it arrived */
  gonder(b: GidenBelge): Promise<EntegratorBilgisi>;
  /** What became of one; null: there is none of this ETTN. */
  durum(ettn: string): Promise<EntegratorBilgisi | null>;
  /** Takes one back that may be taken back; a sentence why not. */
  iptal(ettn: string, neden: string): Promise<string | null>;
  gelenler(sonra: number): Promise<readonly GelenOzeti[]>;
  gelen(ettn: string): Promise<Buffer>;
  /** Answers an invoice that came; a sentence why that is not taken. */
  yanitla(ettn: string, yanit: AliciYaniti, neden: string): Promise<string | null>;
  mukellef(kimlik: string): Promise<MukellefBilgisi>;
}

/** The integrator could not be asked, or said what nobody can read: what was asked may have been done. */
export class EntegratorHatasi extends Error {
  override name = 'EntegratorHatasi';
}
