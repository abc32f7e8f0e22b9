import { gorunmezsiz } from '@masabasi/core/platform/text/metin';
import { tutanakAcik, yurutur } from '@masabasi/core/is/toplanti/rules';
import type { tutanak as contract } from '@masabasi/core/is/tutanak/contract';
import { EN_COK_PARCA, EN_COK_TUTANAK, METIN_ALANI } from '@masabasi/core/is/tutanak/rules';
import * as Y from 'yjs';
import { type Handlers, red } from '../../platform/http/context.ts';
import { tutanakDegisti, katilir, kilitle } from '../toplanti/api.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/** Number of pieces after which they are merged into one. */
const BIRLESTIREN_ADET = 60;
/** Limit for the stored document in bytes, including its editing history. */
const EN_COK_BELGE = 4 * EN_COK_PARCA;

/** The document of these pieces. */
function belgesi(parcalar: readonly Uint8Array[]): Y.Doc {
  const belge = new Y.Doc();
  if (parcalar.length > 0) Y.applyUpdate(belge, Y.mergeUpdates([...parcalar]));
  return belge;
}

/** True when the bytes are a valid change of the document. Applies the change. */
function okunur(belge: Y.Doc, veri: Uint8Array): boolean {
  try {
    Y.applyUpdate(belge, veri);
    return true;
  } catch {
    return false;
  }
}

export const tutanak: Handlers<typeof contract> = {
  async tutanakEsle(ctx, { ToplantiId, Pencere, Hal, Sonra, Parca }) {
    const { db, ben, simdi } = ctx;
    const pencere = { toplantiId: ToplantiId, kisi: ben.Id, pencere: Pencere };
    // One writer at a time, so that the order of ids is the order of commits and a reader misses no piece.
    const t = found(await kilitle(db, ToplantiId, ctx), 'Toplantı');
    const acik = tutanakAcik(t.DurumAnahtar);
    const once = await q.oradakiler(db, ToplantiId, simdi);
    const veri = Parca === '' ? null : new Uint8Array(Buffer.from(Parca, 'base64'));
    if (veri !== null) {
      if (!acik) return red('Bu toplantının tutanağı artık yazılmaz.');
      if (!(await katilir(db, ToplantiId, ben.Id)) && !yurutur(t, { Id: ben.Id, yonetir: false }))
        return red('Tutanağı toplantının katılımcıları yazar.');
      if (veri.length > EN_COK_PARCA) return red('Bir seferde bu kadar yazı gönderilemez.');
      const onceki = await q.parcalar(db, ToplantiId, 0);
      const belge = belgesi(onceki.map((p) => p.veri));
      if (!okunur(belge, veri)) return red('Yazdıklarınız okunamadı; sayfayı yeniden yükleyiniz.');
      const metin = gorunmezsiz(belge.getText(METIN_ALANI).toJSON());
      if (metin.length > EN_COK_TUTANAK) return red('Tutanak en çok 100.000 karakter olabilir.');
      const butunu = Y.encodeStateAsUpdate(belge);
      if (butunu.length > EN_COK_BELGE) return red('Tutanak çok büyüdü; yazılanları kısaltınız.');
      const cok = onceki.length >= BIRLESTIREN_ADET;
      const id = await q.parcaEkle(db, {
        toplantiId: ToplantiId,
        kisi: cok ? null : ben.Id,
        veri: cok ? butunu : veri,
        simdi,
      });
      if (cok) await q.parcalariSil(db, ToplantiId, id);
      await tutanakDegisti(ctx, t, metin);
    }
    await (Hal === 'ayrildi' ? q.ayril(db, pencere) : q.soyle(db, pencere, Hal === 'yaziyor', simdi));
    const sonra = await q.oradakiler(db, ToplantiId, simdi);
    const benim = (kisiler: typeof sonra) => kisiler.find((k) => k.Id === ben.Id)?.Yaziyor;
    // An unchanged state is not announced to the others.
    if (veri !== null || benim(once) !== benim(sonra))
      for (const k of sonra) if (k.Id !== ben.Id) ctx.yayinla({ tur: 'tutanak', kisiId: k.Id });
    const yeniler = Hal === 'ayrildi' ? [] : await q.parcalar(db, ToplantiId, Sonra);
    return {
      durum: true,
      Parca: yeniler.length === 0 ? '' : Buffer.from(Y.mergeUpdates(yeniler.map((p) => p.veri))).toString('base64'),
      Son: yeniler.at(-1)?.id ?? Sonra,
      Kilitli: !acik,
      oradakiler: sonra.filter((k) => k.Id !== ben.Id),
    };
  },
};
