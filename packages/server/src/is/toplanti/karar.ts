import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { kapanisHatasi, kararHatasi, tutanakAcik, yurutur } from '@masabasi/core/is/toplanti/rules';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { cagirani, degisti, degistirilecek, kilitli } from './degisim.ts';
import * as kq from './kararlar.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/** The acts on decisions: text, owner and result. */

type Kararlar = Istek<typeof contract.toplantiKararKaydet>['kararlar'];

/** The sentence that refuses the decisions of a meeting, or null. */
export async function kararlarHatasi({ db }: ProductAct, id: number, kararlar: Kararlar): Promise<string | null> {
  const hata = kararHatasi(kararlar);
  if (hata !== null) return hata;
  const once =
    id === 0 ? [] : await db.selectFrom('toplanti_karar').selectAll().where('toplanti_id', '=', id).execute();
  const idler = new Set(kararlar.flatMap((k) => (k.KararId === 0 ? [] : [k.KararId])));
  if (idler.size < kararlar.filter((k) => k.KararId !== 0).length) return 'Bir karar iki kez gönderilmiş.';
  if ([...idler].some((k) => !once.some((o) => o.id === k)))
    return 'Kararlardan biri bu toplantıda değil; yeniden açınız.';
  // Only a newly chosen owner has to work here. The owner of an unchanged decision may have left.
  const kisiler = kararlar.flatMap((k) =>
    k.SorumluId === null || once.some((o) => o.id === k.KararId && o.sorumlu_id === k.SorumluId) ? [] : [k.SorumluId],
  );
  const calisan = await q.calisanAdresleri(db, kisiler);
  return kisiler.every((k) => calisan.some((c) => c.Id === k && c.aktif))
    ? null
    : 'Kararın sorumlusu çalışanlardan biri olmalı.';
}

export async function kararlariKaydet(ctx: ProductAct, { kararlar, ...o }: Istek<typeof contract.toplantiKararKaydet>) {
  const t = await degistirilecek(ctx, o);
  if (!tutanakAcik(t.DurumAnahtar))
    return red('Bu toplantının kararları artık değişmez; onaylanmış tutanağa ek yazılır.');
  if (!yurutur(t, cagirani(ctx.ben))) return red('Kararları, toplantıyı düzenleyen ya da raportör yazar.');
  const hata = await kararlarHatasi(ctx, t.Id, kararlar);
  if (hata !== null) return red(hata);
  await kq.kararlariYaz(ctx.db, t.Id, kararlar);
  const satir = await q.degistir(ctx.db, t.Id, {});
  return degisti(ctx, satir, {
    eylem: 'toplantiKararKaydet',
    tur: 'karar',
    baslik: `Kararlar yazıldı (${kararlar.length})`,
  });
}

export async function kararKapat(
  ctx: ProductAct,
  { KararId, Durum, Kanit }: Istek<typeof contract.toplantiKararKapat>,
) {
  const { db, ben, simdi } = ctx;
  const k = found(await kq.kararKilitle(db, KararId), 'Karar');
  const t = await kilitli(ctx, k.toplanti_id);
  if (!yurutur(t, cagirani(ben)) && k.sorumlu_id !== ben.Id)
    return red('Kararı, sorumlusu ya da toplantıyı düzenleyen kapatır.');
  if (k.durum !== 'acik') return red('Bu karar kapanmış.');
  const hata = kapanisHatasi(Durum, Kanit);
  if (hata !== null) return red(hata);
  await kq.kararDegistir(db, KararId, { durum: Durum, kanit: Kanit.trim(), kapanis_zamani: simdi, kapatan_id: ben.Id });
  const satir = await q.degistir(db, t.Id, {});
  return degisti(ctx, satir, {
    eylem: 'toplantiKararKapat',
    tur: 'karar',
    baslik: Durum === 'bitti' ? 'Karar yerine getirildi' : 'Karardan vazgeçildi',
    aciklama: [k.metin, Kanit.trim()].join('\n'),
    yeni: { KararId },
  });
}
