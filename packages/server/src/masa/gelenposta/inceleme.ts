import { EN_COK_POSTA_EKI, postaMetni } from '@masabasi/core/masa/gelenposta/rules';
import { boyutYaz, kisalt, yazilan } from '@masabasi/core/platform/text/metin';
import { bizimIletiler } from '@masabasi/core/platform/posta/rules';
import { decodeText } from '../../platform/mail/charset.ts';
import type { MailAddress } from '../../platform/mail/headers.ts';
import { type Parca, parcala } from './parcalar.ts';
import { type Ek, icindekiler } from './sozler.ts';
import { EN_COK_TAKVIM, type TakvimYaniti, takvimYanitlari } from './takvimYaniti.ts';
import { type AliciRaporu, aliciRaporlari } from './teslim.ts';
import { isciyim } from '../../platform/worker/isciyim.ts';

/** The thread that reads foreign mails (`isci.ts`). */

/** A parsed mail: plain values, none of them trusted. */
export interface CozulmusPosta {
  readonly ileti: string;
  /** Message ids that it refers to: the answered ones first. */
  readonly basvurular: readonly string[];
  readonly gonderen: string;
  readonly gonderenAdi: string;
  /** Addresses of the person behind a group that hides its senders. */
  readonly asilGonderenler: readonly string[];
  /** Addresses for answers (Reply-To), as written in the mail. */
  readonly yanitIcin: readonly MailAddress[];
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

/** Searched bytes for message ids of our own mails. */
const BIZIMKI_ARANAN = 1024 * 1024;
/** Some groups hide the sender, and name the person here. */
const ASIL_GONDEREN = ['x-original-sender', 'x-original-from'];

async function duz(p: Parca, ham: Buffer): Promise<CozulmusPosta> {
  const { basliklar } = p;
  const yanitIcin = basliklar.addresses('reply-to');
  const gonderen = basliklar.addresses('from')[0] ?? yanitIcin[0];
  const ic = await icindekiler(p);
  const takvim = ic.takvimler.find((t) => t.length <= EN_COK_TAKVIM);
  const aranan = [ham, ...ic.ekliHamlar].map((b) => b.subarray(0, BIZIMKI_ARANAN).toString('latin1'));
  return {
    ileti: basliklar.ids('message-id')[0] ?? '',
    basvurular: [...new Set([...basliklar.ids('in-reply-to'), ...basliklar.ids('references').toReversed()])].slice(
      0,
      EN_COK_BASVURU,
    ),
    gonderen: gonderen?.adres ?? '',
    gonderenAdi: gonderen?.ad ?? '',
    asilGonderenler: ASIL_GONDEREN.flatMap((ad) => basliklar.addresses(ad)[0]?.adres ?? []),
    yanitIcin,
    konu: basliklar.text('subject'),
    metin: ic.metin,
    ekliMetin: postaMetni(ic.ekliMetin.join('\n\n')),
    basliklar: basliklar.all(),
    ekler: ic.ekler.slice(0, EN_COK_POSTA_EKI),
    bizimkiler: [...new Set([...aranan, ic.metin].flatMap(bizimIletiler))].slice(0, EN_COK_BASVURU),
    raporlar: ic.raporlar.flatMap(aliciRaporlari),
    fazlaEkler: ic.ekler
      .slice(EN_COK_POSTA_EKI)
      .map(({ ad, veri }) => `${kisalt(yazilan(ad), 80)} (${boyutYaz(veri.length)})`),
    takvimYanitlari: takvim === undefined ? [] : takvimYanitlari(decodeText(takvim, null)),
  };
}

async function coz(ham: Uint8Array): Promise<CozulmusPosta> {
  const baytlar = Buffer.from(ham.buffer, ham.byteOffset, ham.byteLength);
  return duz(await parcala(baytlar), baytlar);
}

// A mail that no parser can read is filed by its envelope, with a note that it could not be read.
isciyim((ham: Uint8Array) => coz(ham).catch(() => null));
