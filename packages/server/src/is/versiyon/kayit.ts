import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { HareketAlanlari } from '@masabasi/core/platform/hareket/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import type { versiyon as contract, VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import {
  isYeri,
  VERSIYON_DURUM_ADLARI,
  VERSIYON_HAREKETLERI,
  VERSIYON_SURECI,
  yayinEngeli,
} from '@masabasi/core/is/versiyon/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import { versiyonunuDegistir, versiyonuylaYayinla, versiyonunkileriKilitle } from '../gorev/api.ts';
import { type Change, hareketYaz, writing } from '../../platform/hareket/api.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found, type Seen } from '../../platform/http/errors.ts';
import { gecir } from '../../platform/process/surec.ts';
import { herkeseYaz } from './alici.ts';
import { VERSIYON_YAYINI } from './bildirim.ts';
import * as q from './queries.ts';

/** The record of a change of a version, and its publication. */

export type Alanlari = HareketAlanlari<typeof VERSIYON_HAREKETLERI>;

type Degisiklik = Change<typeof VERSIYON_HAREKETLERI, 'versiyonKaydet' | 'versiyonDurumGuncelle' | 'versiyonYayinla'>;

/** Records a change of a version. */
export const degisti = writing<typeof VERSIYON_HAREKETLERI, q.DegisenVersiyon, Degisiklik, ProductAct>({
  sozluk: VERSIYON_HAREKETLERI,
  urunu: (v) => v.proje_id,
});

/**
 * The version of a request, locked. Throws 404 when it is missing and 409 when it is not the version that the
 * caller saw.
 */
export const kilitli = async ({ db, urunler }: ProductAct, { Id, Surum }: Seen): Promise<VersiyonKarti> =>
  found(await q.kilitle(db, Id, urunler), 'Versiyon', Surum);

/** The target version for moved tasks, locked. A sentence when it is not possible. */
async function hedefi({ db, urunler }: ProductAct, v: VersiyonKarti, hedefId: number) {
  const hedef = await q.kilitle(db, hedefId, urunler);
  if (hedef === null || hedef.ProjeId !== v.ProjeId) return red('Seçtiğiniz versiyon bu ürünün değil.');
  return hedef.DurumAnahtar === 'hazirlaniyor' && hedef.Id !== v.Id
    ? hedef
    : red('İşler, dondurulmamış başka bir versiyona taşınır.');
}

/**
 * Publishes a version with its tasks in one transaction. Unfinished tasks move to another version when the caller chose
 * that, and all askers are notified. Tasks are locked before their version, as every change of a task does.
 */
export async function yayinla(ctx: ProductAct, { Id, Surum, Tasi, HedefId }: Istek<typeof contract.versiyonYayinla>) {
  const { db, ben, simdi, urunler } = ctx;
  if ((await q.kart(db, Id, urunler)) === null) throw kayitYok('Versiyon');
  await versiyonunkileriKilitle(db, Id);
  if (HedefId !== null) await q.ikisiniKilitle(db, Id, HedefId);
  const v = await kilitli(ctx, { Id, Surum });
  const cagiran = { isYonetir: yetkiVar(ben, YETKI.isYonet), yayinlar: true };
  const gecis = gecisEngeli(VERSIYON_SURECI, v, 'yayinlandi', cagiran, (d) => VERSIYON_DURUM_ADLARI[d]);
  if (gecis !== null) return red(gecis);
  await versiyonunkileriKilitle(db, Id);
  const isler = await q.isler(db, Id);
  const engel = yayinEngeli(isler, Tasi);
  if (engel !== null) return red(engel);
  const kalanlar = isler.filter((g) => isYeri(g.DurumAnahtar) !== 'icinde');
  const hedef = HedefId === null || kalanlar.length === 0 ? null : await hedefi(ctx, v, HedefId);
  if (hedef !== null && 'durum' in hedef) return hedef;
  for (const g of kalanlar)
    await versiyonunuDegistir(ctx, g.Id, HedefId, `${v.No} → ${hedef === null ? 'versiyonsuz' : hedef.No}`);
  const cikanlar = isler.filter((g) => g.DurumAnahtar === 'versiyonda');
  for (const g of cikanlar) await versiyonuylaYayinla(ctx, g.Id, `${v.Proje} ${v.No}`);
  if (kalanlar.length > 0)
    await hareketYaz(ctx, VERSIYON_HAREKETLERI, {
      id: Id,
      tur: 'kapsam',
      baslik: VERSIYON_HAREKETLERI.turler.kapsam,
      aciklama: `Dışarıda kalan ${kalanlar.length} iş ${hedef === null ? 'versiyonsuz bırakıldı' : `${hedef.No} versiyonuna taşındı`}: ${kalanlar.map((g) => g.No).join(', ')}`,
      projeId: v.ProjeId,
    });
  const sonuc = await gecir(db, VERSIYON_SURECI, {
    tablo: 'versiyon',
    id: Id,
    kayit: v,
    nereye: 'yayinlandi',
    cagiran,
    degisen: { yayin_zamani: simdi, yayinlayan_id: ben.Id },
    yaz: (satir) =>
      degisti(ctx, satir, {
        eylem: 'versiyonYayinla',
        tur: 'yayinlandi',
        aciklama: `${cikanlar.length} işle yayınlandı.`,
        eski: { Durum: v.DurumAnahtar },
        yeni: { Durum: 'yayinlandi' },
      }),
  });
  const haber = await herkeseYaz(ctx, v);
  await bildir(ctx, VERSIYON_YAYINI, {
    kisiler: (await q.ilgililer(db, Id)).filter((kisi) => kisi !== ben.Id),
    baslik: `${v.Proje} ${v.No} yayınlandı`,
    metin: `${cikanlar.length} işle. ${haber.Yazilan} müşteriye yazıldı.`,
    yol: `${VERSIYON_YAYINI.yol}/${Id}`,
  });
  return { ...sonuc, Is: cikanlar.length, ...haber };
}
