import { createHash } from 'node:crypto';
import type { Biz } from '@masabasi/core/masa/gelenposta/rules';
import { gonderenAdresi } from '@masabasi/core/platform/posta/rules';
import type { IsCagrisi, IsTuru } from '../../platform/db/isler.ts';
import type { ImapConfig } from '../../config.ts';
import { kurulumImzasi } from '../../platform/posta/api.ts';
import { postaCoz } from './hazirla.ts';
import type { CozulmusPosta } from './inceleme.ts';
import { postayiIsle } from './kayit.ts';
import { type KutudakiPosta, kutuyla, type PostaZarfi } from './kutu.ts';
import * as q from './queries.ts';

/** Seconds between two looks at the mailbox. */
const ARALIK_S = 20;
const HATA_UZUNLUGU = 300;

/** One address can have several mailboxes, and one server can serve several installations. */
export const kutuAdi = (c: ImapConfig): string => `${c.user}@${c.host}/${c.folder}`;

const OKUNAMADI = 'Bu e-posta okunamadı; aslı posta kutusunda duruyor.';
const BUYUK = 'Bu e-posta 25 MB’tan büyük olduğu için alınmadı; aslı posta kutusunda duruyor.';

/** The stored form of a mail whose body is not known. */
const zarftan = ({ tarih, ...z }: PostaZarfi, metin: string): CozulmusPosta => ({
  ...z,
  basvurular: [],
  asilGonderenler: [],
  metin,
  ekliMetin: '',
  // A machine may have written it, so it gets no automatic answer.
  basliklar: [
    ['x-auto-response-suppress', 'All'],
    ['date', tarih],
  ],
  ekler: [],
  bizimkiler: [],
  raporlar: [],
  fazlaEkler: [],
  takvimYanitlari: [],
});

async function oku({ ham, zarf }: KutudakiPosta): Promise<{ ozet: Buffer; posta: CozulmusPosta }> {
  if (ham === null) {
    const ozet = createHash('sha256').update(JSON.stringify(zarf)).digest();
    return { ozet, posta: zarftan(zarf, BUYUK) };
  }
  const ozet = createHash('sha256').update(ham).digest();
  return { ozet, posta: (await postaCoz(ham)) ?? zarftan(zarf, OKUNAMADI) };
}

async function kutuyuOku(c: IsCagrisi, imap: ImapConfig, dur: AbortSignal): Promise<void> {
  const { db, config, saat, odalar } = c;
  const ad = kutuAdi(imap);
  const biz: Biz = {
    adresler: [imap.user, ...(config.smtp === null ? [] : [gonderenAdresi(config.smtp.from)])],
    kurulum: await kurulumImzasi(db),
  };
  await kutuyla(imap, dur, async (kutu) => {
    const onceki = await q.kutu(db, ad);
    const yer = onceki?.uidvalidity === kutu.uidvalidity ? onceki : await q.kutuAc(db, ad, kutu);
    const isaretle = async (uidler: readonly number[] | string, sonuncu: number) => {
      if (await kutu.goruldu(uidler)) await q.isaretlendi(db, ad, sonuncu);
    };
    // Kept in the last round, which broke off before the mark.
    if (yer.gorulen_uid < yer.son_uid) await isaretle(`${yer.gorulen_uid + 1}:${yer.son_uid}`, yer.son_uid);
    for await (const parca of kutu.sonrakiler(yer)) {
      for (const p of parca) {
        dur.throwIfAborted();
        const { ozet, posta } = await oku(p);
        await postayiIsle({ db, config, odalar, biz, simdi: saat() }, { kutu: ad, uid: p.uid, ozet, posta });
      }
      const uidler = parca.map((p) => p.uid);
      if (uidler.length > 0) await isaretle(uidler, uidler.at(-1)!);
    }
  });
}

/** An error of the mail server, without a password in its words. */
const hataMetni = (e: unknown): string => {
  const { authenticationFailed, code, message } = Object(e) as {
    authenticationFailed?: boolean;
    code?: string;
    message?: string;
  };
  const neden = authenticationFailed
    ? 'kullanıcı adı ya da parola kabul edilmedi'
    : (code ?? message ?? 'bilinmeyen hata');
  return `Posta kutusu okunamadı: ${neden}`.replace(/\p{Cc}+/gu, ' ').slice(0, HATA_UZUNLUGU);
};

/** Reads the mailbox of the support address, one server at a time. */
export const gelenPostaIsi: IsTuru = {
  ad: 'gelenPosta',
  tekrar: { saniye: ARALIK_S },
  gecikmeler: [],
  kira: 120,
  tek: true,
  yapilir: ({ imap }) => imap !== null,
  async calistir(c, _veri, dur) {
    const imap = c.config.imap!;
    try {
      await kutuyuOku(c, imap, dur);
      await q.okundu(c.db, kutuAdi(imap), { okuma: c.saat(), hata: null });
    } catch (e) {
      if (!dur.aborted) await q.okundu(c.db, kutuAdi(imap), { hata: hataMetni(e) });
      throw e;
    }
  },
};
