import {
  donemBedeli,
  donemGunu,
  kalanYaz,
  musteriyeDe,
  uyariEsigi,
  yazmaEngeli,
} from '@masabasi/core/musteri/lisans/rules';
import { type Gun, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { type Islem, SUNUCU, islemde } from '../../platform/http/transaction.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { LISANS_UYARISI } from './bildirim.ts';
import { yenile } from './kayit.ts';
import * as q from './gunluk.ts';

/** Names the job on all servers, and for the query of its last run. */
export const LISANS_ISI = 'lisans';
/** No mail goes out in the night. */
const EN_ERKEN = '08:00';

const islem = <T>(db: Db, simdi: Date, is: (i: Islem) => Promise<T>): Promise<T> =>
  islemde({ db, simdi, istek: SUNUCU, kisiId: null }, is);

/**
 * Renews licences that renew themselves and whose last day has come, each in a transaction of its own. Days without a
 * server leave no gap: as many periods as needed are added.
 */
async function kendiligindenYenile(db: Db, simdi: Date, bugun: Gun): Promise<void> {
  for (const id of await q.yenilenecekler(db, bugun))
    await islem(db, simdi, async (is) => {
      const l = await q.yenilenecekKilitle(is.db, id, bugun);
      // Another server or a person was faster.
      if (l === null) return;
      let { BitisTarihi, CipaGun } = l;
      while (BitisTarihi <= bugun)
        ({ BitisTarihi, CipaGun } = await yenile(
          { db: is.db, simdi, kisi: null },
          { ...l, BitisTarihi, CipaGun },
          {
            ay: l.YenilemeAy,
            bugun: BitisTarihi,
            tutar: donemBedeli(l.YillikBedel, l.YenilemeAy),
            aciklama: 'Kendiliğinden yenilendi',
          },
        ));
      await is.denetle({
        eylem: 'lisansYenile',
        nesne: 'lisans',
        nesneId: id,
        eski: { BitisTarihi: l.BitisTarihi },
        yeni: { BitisTarihi },
      });
    });
}

interface Uyari extends q.UyariAdayi {
  readonly kalan: number;
  readonly esik: number;
  /** Null: the customer gets no mail. */
  readonly MusteriEposta: string | null;
}

const uyarilacak = (l: q.UyariAdayi, bugun: Gun): Uyari[] => {
  const kalan = gunFarki(bugun, l.BitisTarihi);
  const esik = uyariEsigi(kalan, donemGunu(l.DonemBaslama, l.BitisTarihi));
  if (esik === null) return [];
  const yazilir = musteriyeDe(esik) && yazmaEngeli(l, bugun) === null;
  return [{ ...l, kalan, esik, MusteriEposta: yazilir ? l.Eposta : null }];
};

const sorumluMetni = (uyarilar: readonly Uyari[]): string =>
  [
    'Bitişi yaklaşan ya da geçen lisanslar:',
    '',
    ...uyarilar.map(
      (u) => `- ${u.LisansNo} · ${u.Musteri} · ${u.Proje} · ${tarihYaz(u.BitisTarihi)} (${kalanYaz(u.kalan)})`,
    ),
    '',
    'Liste: Rapor > Lisans Raporu',
  ].join('\n');

const musteriPostasi = (u: Uyari, sirket: string) => ({
  konu: `${u.Proje} lisansınız: ${kalanYaz(u.kalan)}`,
  metin: [
    `Sayın ${u.Musteri},`,
    '',
    `${u.Proje} lisansınızın (${u.LisansNo}) son günü ${tarihYaz(u.BitisTarihi)}: ${kalanYaz(u.kalan)}.`,
    'Kesintisiz kullanmak için lisansınızı yenilemenizi rica ederiz.',
    '',
    sirket,
  ].join('\n'),
});

interface UyariOrtami extends Pick<IsCagrisi, 'db' | 'simdi'> {
  readonly config: Pick<Config, 'publicUrl'>;
}

/**
 * Tells people in charge of customers about licences, in one mail for each person, and customers about their own. The
 * mail and the record of it are written together, for one person at a time, so that an interruption never leads to a
 * second mail.
 */
async function uyar({ db, simdi, config }: UyariOrtami, bugun: Gun): Promise<void> {
  const uyarilar = (await q.uyariAdaylari(db, bugun)).flatMap((l) => uyarilacak(l, bugun));
  const sirket = await q.sirketAdi(db);
  for (const [kisi, grup] of Map.groupBy(uyarilar, (u) => u.SorumluId))
    await islem(db, simdi, async (is) => {
      const yeniler = await q.uyarilariYaz(is.db, kisi, grup, simdi);
      const yazilan = grup.filter((u) => yeniler.has(u.Id));
      if (yazilan.length > 0 && kisi !== null)
        await bildir({ ...is, config }, LISANS_UYARISI, {
          kisiler: [kisi],
          baslik: `Lisans uyarısı: ${yazilan.length} lisans`,
          metin: sorumluMetni(yazilan),
        });
      for (const u of yazilan)
        if (u.MusteriEposta !== null)
          await postaYaz(is.db, { alici: u.MusteriEposta, ...musteriPostasi(u, sirket), simdi, otomatik: true });
    });
}

/** The day's renewals, then the day's warnings. */
export const lisansIsi = {
  ad: LISANS_ISI,
  tekrar: { gunde: EN_ERKEN },
  gecikmeler: SAATTE_BIR,
  async calistir({ db, simdi, config }: UyariOrtami) {
    const bugun = istanbulGunu(simdi);
    await kendiligindenYenile(db, simdi, bugun);
    await uyar({ db, simdi, config }, bugun);
  },
} satisfies IsTuru;
