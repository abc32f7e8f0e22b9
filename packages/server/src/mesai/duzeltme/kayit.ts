import {
  type DuzeltmeAraligi,
  araligiDuzelt,
  sinirEngeli,
  siniriDuzelt,
  sinirMi,
} from '@masabasi/core/mesai/duzeltme/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import * as q from './queries.ts';

type Kayit = NonNullable<Awaited<ReturnType<typeof q.kendiKaydi>>>;

/** Reason that this bound of a shift cannot move to this moment, or null. The person is locked. */
export async function sinirHatasi(
  db: Db,
  kisiId: KisiId,
  k: Pick<Kayit, 'durum_id' | 'baslama' | 'mesai_id' | 'mesai_baslama' | 'kapanis'>,
  istenen: { readonly an: number; readonly sebep: string; readonly simdi: Date },
): Promise<string | null> {
  const diger = k.durum_id === null ? k.mesai_baslama : k.kapanis;
  return sinirEngeli({
    durum: k.durum_id,
    eski: ms(k.baslama),
    diger: diger === null ? istenen.simdi.getTime() : ms(diger),
    an: istenen.an,
    simdi: istenen.simdi.getTime(),
    baskalari: await q.baskaMesailer(db, kisiId, k.mesai_id, istenen.an),
    sebep: istenen.sebep,
  });
}

interface Istek {
  readonly KisiId: KisiId;
  readonly mola_id: number;
  readonly yeni_baslama: string;
  readonly yeni_bitis: string;
  readonly sebep: string;
}

/**
 * Writes the changes of a granted request. The person is locked.
 * @param o `sureDakika`: planned length of a running shift in a round-the-clock department
 * @returns the records before and after, or the reason that it is no longer possible
 */
export async function duzeltmeyiUygula(
  db: Db,
  istek: Istek,
  o: { readonly simdi: Date; readonly ip: string; readonly sureDakika: number | null },
): Promise<{ readonly once: DuzeltmeAraligi[]; readonly sonra: DuzeltmeAraligi[] } | string> {
  const kayit = await q.kendiKaydi(db, istek.KisiId, istek.mola_id);
  const once = await q.mesaiKayitlari(db, istek.mola_id);
  const [bas, bit] = [ms(istek.yeni_baslama), ms(istek.yeni_bitis)];
  if (kayit && sinirMi(kayit.durum_id)) {
    const engel = await sinirHatasi(db, istek.KisiId, kayit, { an: bas, sebep: istek.sebep, simdi: o.simdi });
    if (engel !== null) return engel;
  }
  const sinir = kayit !== undefined && sinirMi(kayit.durum_id);
  const sonra = sinir ? siniriDuzelt(once, istek.mola_id, bas) : araligiDuzelt(once, istek.mola_id, bas, bit);
  if (sonra.length === 0) return 'Kayıt bulunamadığı için düzeltme uygulanamadı.';
  await q.uygula(db, istek.KisiId, istek.mola_id, sonra, o.ip);
  if (sinir) await q.mesaiSiniri(db, kayit, bas, o.sureDakika);
  return { once, sonra };
}
