import { kisalt } from '@masabasi/core/platform/text/metin';
import type { Islem } from '../../platform/http/transaction.ts';
import { acikKaydiCevir } from './queries.ts';

/** Changes of a person's status by other rooms. */

const MASADA = 651;
const TOPLANTIDA = 644;
const EN_UZUN = 200;

type Is = Pick<Islem, 'db' | 'simdi' | 'istek' | 'denetle' | 'yayinla'>;

async function cevir(is: Is, kisi: number, nereden: number, nereye: number, aciklama: string | null): Promise<boolean> {
  const departmanId = await acikKaydiCevir(is.db, { kisi, nereden, nereye, aciklama, an: is.simdi, ip: is.istek.ip });
  if (departmanId === null) return false;
  is.yayinla({ tur: 'mola', departmanId, kisiId: kisi });
  await is.denetle({
    eylem: 'moladurumGuncelle',
    nesne: 'kisi',
    nesneId: kisi,
    eski: { durum: nereden },
    yeni: { durum: nereye },
  });
  return true;
}

/** Sets a person at the desk to in a meeting. Returns true if they were at the desk. Other statuses stay. */
export const toplantiyaAl = (is: Is, kisi: number, neden: string): Promise<boolean> =>
  cevir(is, kisi, MASADA, TOPLANTIDA, kisalt(neden, EN_UZUN));

/** Sets a person who is still in a meeting back to the desk. */
export const toplantidanAl = (is: Is, kisi: number): Promise<boolean> => cevir(is, kisi, TOPLANTIDA, MASADA, null);
