import type { GizliAdres } from '../../platform/http/secret.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { belgesi } from './kesim.ts';
import { faturaPdf } from './pdf.ts';
import * as q from './queries.ts';

/** Picture of an invoice for the customer with its payment link. The link and the picture use the same key. */
export const faturaGoruntusu: GizliAdres = {
  yol: '/fatura/goruntu',
  uzanti: 'pdf',
  hiz: { adet: 60, saniye: 300 },
  yok: 'Bu bağlantı geçerli değil ya da süresi doldu.',
  async cevap(db, ozet, simdi) {
    const b = await db
      .selectFrom('odeme_baglanti as b')
      .innerJoin('fatura as f', 'f.id', 'b.fatura_id')
      .select(['f.id', 'f.proje_id'])
      .where('b.baglanti_ozeti', '=', ozet)
      .where('b.bakiye', '=', false)
      .where('b.kapanma_zamani', 'is', null)
      .executeTakeFirst();
    const f = b === undefined ? null : await q.kart(db, b.id, saklananUrunler([b.proje_id]));
    if (f === null || f.No === null) return null;
    const uyari = f.DurumAnahtar === 'iptal' ? 'İPTAL EDİLMİŞTİR. Bu fatura geçerli değildir.' : null;
    const govde = await faturaPdf({ belge: await belgesi(db, f, simdi), uyari });
    return { tur: 'application/pdf', dosyaAdi: `Fatura ${f.No}.pdf`, govde };
  },
};
