import { EN_COK_POSTA_EKI, postaMetni } from '@masabasi/core/masa/gelenposta/rules';
import { boyutYaz, kisalt, yazilan } from '@masabasi/core/platform/text/metin';
import { parseAddressHeader } from 'mailparser';
import { duzBaslik, okunanBaslik, yaziya } from './kume.ts';
import { type Parca, parcala } from './parcalar.ts';
import { type Ek, icindekiler } from './sozler.ts';
import { EN_COK_TAKVIM, type TakvimYaniti, takvimYanitlari } from './takvimYaniti.ts';
import { type AliciRaporu, aliciRaporlari } from './teslim.ts';
import { isciyim } from '../../platform/worker/isciyim.ts';

/** The thread that reads foreign mails (`isci.ts`). */

export interface Adres {
  readonly adres: string;
  readonly ad: string;
}

/** A parsed mail: plain values, none of them trusted. */
export interface CozulmusPosta {
  readonly ileti: string;
  /** Message ids that it refers to: the answered ones first. */
  readonly basvurular: readonly string[];
  readonly gonderen: string;
  readonly gonderenAdi: string;
  /** Addresses for answers (Reply-To), as written in the mail. */
  readonly yanitIcin: readonly Adres[];
  readonly konu: string;
  readonly metin: string;
  /** The words of attached mails. */
  readonly ekliMetin: string;
  readonly basliklar: readonly (readonly [string, string])[];
  readonly ekler: readonly Ek[];
  /** Message ids of our own mails anywhere in it: a delivery report contains the mail that failed. */
  readonly bizimkiler: readonly string[];
  /** Reports of mail servers about single recipients. */
  readonly raporlar: readonly AliciRaporu[];
  /** Further files, of which only names and sizes are known. */
  readonly fazlaEkler: readonly string[];
  /** Answers of a calendar to an invitation; empty: none. */
  readonly takvimYanitlari: readonly TakvimYaniti[];
}

const EN_COK_BASVURU = 50;
const EN_COK_BASLIK = 1000;
const EN_COK_ADRES = 20;

const BIZIMKI_ARANAN = 1024 * 1024;
const BIZIMKI = /masabasi\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/g;

const basligi = (p: Parca, ad: string): string => p.basliklar.find(([b]) => b === ad)?.[1] ?? '';

/** All addresses of a header, including the members of its groups. */
const adresler = (deger: string): Adres[] =>
  parseAddressHeader(duzBaslik(deger), { flatten: true })
    .value.map(({ address = '', name }) => ({ adres: address, ad: name }))
    .filter(({ adres, ad }) => adres !== '' || ad !== '')
    .slice(0, EN_COK_ADRES);

/** The message ids of a header, in their brackets. */
const numaralari = (deger: string): string[] =>
  (okunanBaslik(deger).match(/<[^<>\s]+>|[^<>\s]+/g) ?? []).map((n) => (n.startsWith('<') ? n : `<${n}>`));

async function duz(p: Parca, ham: Buffer): Promise<CozulmusPosta> {
  const yanitIcin = adresler(basligi(p, 'reply-to'));
  const gonderen = adresler(basligi(p, 'from'))[0] ?? yanitIcin[0];
  const ic = await icindekiler(p);
  const takvim = ic.takvimler.find((t) => t.length <= EN_COK_TAKVIM);
  const aranan = [ham, ...ic.ekliHamlar].map((b) => b.subarray(0, BIZIMKI_ARANAN).toString('latin1'));
  return {
    ileti: (numaralari(basligi(p, 'message-id'))[0] ?? '').slice(0, EN_COK_BASLIK),
    basvurular: [
      ...new Set([
        ...numaralari(basligi(p, 'in-reply-to')),
        ...numaralari(p.basliklar.flatMap(([ad, d]) => (ad === 'references' ? d : [])).join(' ')).toReversed(),
      ]),
    ].slice(0, EN_COK_BASVURU),
    gonderen: gonderen?.adres ?? '',
    gonderenAdi: gonderen?.ad ?? '',
    yanitIcin,
    konu: okunanBaslik(basligi(p, 'subject')),
    metin: ic.metin,
    ekliMetin: postaMetni(ic.ekliMetin.join('\n\n')),
    basliklar: p.basliklar.map(([ad, deger]) => [ad, okunanBaslik(deger).slice(0, EN_COK_BASLIK)]),
    ekler: ic.ekler.slice(0, EN_COK_POSTA_EKI),
    bizimkiler: [...new Set([...aranan, ic.metin].flatMap((s) => Array.from(s.matchAll(BIZIMKI), (m) => m[1]!)))].slice(
      0,
      EN_COK_BASVURU,
    ),
    raporlar: ic.raporlar.flatMap(aliciRaporlari),
    fazlaEkler: ic.ekler
      .slice(EN_COK_POSTA_EKI)
      .map(({ ad, veri }) => `${kisalt(yazilan(ad), 80)} (${boyutYaz(veri.length)})`),
    takvimYanitlari: takvim === undefined ? [] : takvimYanitlari(yaziya(takvim, null)),
  };
}

async function coz(ham: Uint8Array): Promise<CozulmusPosta> {
  const baytlar = Buffer.from(ham.buffer, ham.byteOffset, ham.byteLength);
  return duz(await parcala(baytlar), baytlar);
}

// A mail that no parser can read is filed by its envelope, with a note that it could not be read.
isciyim((ham: Uint8Array) => coz(ham).catch(() => null));
