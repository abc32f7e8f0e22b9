import { versiyon } from '@masabasi/core/is/versiyon/contract';
import { BOS_VERSIYON, yayinaHazirla } from '../../../packages/server/src/is/versiyon/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const form = (w: World, o: Partial<typeof BOS_VERSIYON> = {}) => ({
  versiyon: { ...BOS_VERSIYON, No: `7.${w.next()}`, ...o },
});
const opened = async (w: World) => w.ask(versiyon.versiyonKaydet, form(w));
/** A frozen version with a tested task. */
async function releasable(w: World) {
  const [builder, tester] = [await w.somebody(), await w.somebody()];
  const release = await yayinaHazirla(w.connection.db, { yapan: builder.id, testci: tester.id });
  const id = await release.versiyon(`6.${w.next()}`);
  await release.gorev(id);
  return { Id: id, Surum: 1 };
}

const inVersions = writesOf('versiyon', versiyon);

/** A published version, and a licence that could take it. */
async function outWithLicence(w: World) {
  const asked = await releasable(w);
  await w.ask(versiyon.versiyonYayinla, asked);
  const [licence] = await w.sql<{ id: number }>(
    `with m as (insert into musteri (tip, unvan, durum, yazma_zamani) values (2, $1, 'Aktif', now()) returning id),
       p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m returning musteri_id)
     insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi, donem_baslama, cipa_gun,
       yazma_zamani)
     select p.musteri_id, 2, min(t.id), 1, $1, current_date, current_date, 1, now() from p, tanim t
     where t.liste = 'lisansTur' group by p.musteri_id returning id`,
    [w.word()],
  );
  return { Id: asked.Id, licence: licence!.id };
}

export const writes: readonly Write[] = [
  inVersions('versiyonKaydet', 'open', async (w) => ({ request: form(w) })),
  inVersions('versiyonKaydet', 'edit', async (w) => {
    const { Id, Surum } = await opened(w);
    return { request: { versiyon: { ...BOS_VERSIYON, Id, Surum, No: `7.${w.next()}` } } };
  }),
  inVersions('versiyonDurumGuncelle', 'freeze', async (w) => {
    const { Id, Surum } = await opened(w);
    return { request: { Id, Surum, Durum: 'donduruldu' } };
  }),
  inVersions('versiyonYayinla', 'publish', async (w) => ({ request: await releasable(w) })),
  inVersions('versiyonMusteriKaydet', 'wave', async (w) => {
    const { Id, licence } = await outWithLicence(w);
    return { request: { Id, Lisanslar: [licence] } };
  }),
  inVersions('lisansVersiyonKaydet', 'take', async (w) => {
    const { Id, licence } = await outWithLicence(w);
    return { request: { LisansId: licence, VersiyonId: Id } };
  }),
];
