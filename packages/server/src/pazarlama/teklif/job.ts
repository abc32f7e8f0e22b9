import { HATIRLATMA_GUNU, MUSTERIDE, SAAT, TAKIP_GUNU, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import { type Gun, gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import type { Config } from '../../config.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { adresi, degisti, durumDegistir, sahibineBildir, type TeklifIslemi } from './degisim.ts';
import * as q from './queries.ts';
import { hatirlat } from './yazi.ts';

/** The daily job of quotes: expired ones, ones about to expire, and ones without an answer. */

interface Ortam extends Pick<IsCagrisi, 'db' | 'simdi'> {
  readonly config: Pick<Config, 'publicUrl'>;
}

const MUSTERIDEKI = sql`e.durum in ${q.durumlar(MUSTERIDE)}`;

/** Runs over the quotes under this condition, each under its lock and in its own transaction. */
async function her(
  { db, simdi, config }: Ortam,
  kosul: RawBuilder<unknown>,
  is: (y: TeklifIslemi, t: NonNullable<Awaited<ReturnType<typeof q.kart>>>) => Promise<unknown>,
): Promise<void> {
  const bunlar = (ek: RawBuilder<unknown>) => sql<{ id: number; proje_id: number }>`
    select e.id, e.proje_id from teklif e join musteri m on m.id = e.musteri_id
    where m.silindi is null and ${kosul} ${ek}`;
  const { rows } = await bunlar(sql`order by e.id`).execute(db);
  for (const { id, proje_id } of rows)
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (i) => {
      const t = await q.kilitle(i.db, id, saklananUrunler([proje_id]), istanbulGunu(simdi));
      // Another change may have come first.
      const hala = (await bunlar(sql`and e.id = ${id}`).execute(i.db)).rows.length > 0;
      if (t !== null && hala) await is({ ...i, config, kisi: null }, t);
    });
}

/** Expires quotes. Lost quotes stay lost. */
const bitir = (o: Ortam, bugun: Gun) =>
  her(o, sql`${MUSTERIDEKI} and e.gecerlilik_tarihi < ${bugun}::date`, async (is, t) => {
    await durumDegistir(is, t, 'suresi_doldu', {}, { cagiran: SAAT, eylem: 'teklifGunluk', tur: 'durum' });
    await sahibineBildir(is, t, `Teklifin süresi doldu: ${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`);
  });

const hatirlatilacak = (o: Ortam, bugun: Gun) =>
  her(
    o,
    sql`${MUSTERIDEKI} and e.eposta <> '' and e.hatirlatildi is null
      and e.gecerlilik_tarihi <= ${gunEkle(bugun, HATIRLATMA_GUNU)}::date
      and e.gonderim_zamani < ${o.simdi}::timestamptz - interval '1 day'`,
    async (is, t) => {
      await hatirlat(is, t, adresi(o.config, await q.kodu(is.db, t.Id)));
      const satir = await q.degistir(is.db, t.Id, { hatirlatildi: is.simdi });
      await degisti(is, satir, { eylem: 'teklifGunluk', tur: 'hatirlatma', aciklama: t.Eposta });
    },
  );

const takipEdilecek = (o: Ortam) =>
  her(
    o,
    sql`${MUSTERIDEKI} and e.takip_bildirildi is null
      and e.gonderim_zamani < ${o.simdi}::timestamptz - ${TAKIP_GUNU} * interval '1 day'`,
    async (is, t) => {
      await q.degistir(is.db, t.Id, { takip_bildirildi: is.simdi });
      await sahibineBildir(
        is,
        t,
        `Teklifiniz ${TAKIP_GUNU} gündür yanıt bekliyor: ${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`,
        `${tarihYaz(t.Gecerlilik_Tarihi)} gününe kadar geçerli.`,
      );
    },
  );

export const teklifIsi = {
  ad: 'teklif',
  tekrar: { gunde: '08:00' },
  gecikmeler: SAATTE_BIR,
  async calistir({ db, simdi, config }: Ortam) {
    const o = { db, simdi, config };
    const bugun = istanbulGunu(simdi);
    await bitir(o, bugun);
    if (config.publicUrl !== null) await hatirlatilacak(o, bugun);
    await takipEdilecek(o);
  },
} satisfies IsTuru;
