import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { tetiksiz, topluEkle } from '../founding/yaz.ts';
import { zar } from '../plan/zar.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';

/**
 * The demo company's contact persons: every institution has one to three people, a doctor here and there an assistant.
 */

const TUZ = 0x79746b;
const YIGIN = 500;
const GOREVLER = [
  'Satın Alma Sorumlusu',
  'Bilgi İşlem Sorumlusu',
  'Muhasebe',
  'Başhemşire',
  'Müdür',
  'Halkla İlişkiler',
];

function kisileri(m: { readonly id: number; readonly kurum: boolean }) {
  const z = zar(TUZ, m.id);
  const adet = m.kurum ? z.arasi(1, 3) : Number(z.olasi(0.12));
  return Array.from({ length: adet }, (_, n) => ({
    musteri_id: m.id,
    ad: z.biri(ADLAR),
    soyad: z.biri(SOYADLAR),
    unvan: m.kurum ? z.biri(GOREVLER) : 'Sekreter',
    // Numbers that belong to nobody.
    gsm: n === 0 || z.olasi(0.6) ? `0555${String(8_000_000 + m.id * 3 + n).padStart(7, '0')}` : null,
    telefon: null,
    eposta: z.olasi(0.7) ? `yetkili${m.id}.${n + 1}@ornek.example` : null,
    aciklama: n === 0 && z.olasi(0.2) ? 'Öğleden sonra aranmasını istiyor.' : '',
  }));
}

async function yaz({ db }: OrnekOrtami): Promise<void> {
  const { rows } = await sql<{ id: number; kurum: boolean }>`
    select id, tip = 2 as kurum from musteri order by id`.execute(db);
  const kisiler = rows.flatMap(kisileri);
  await tetiksiz(db, 'musteri_yetkili', 'musteri_yetkili_bulunur', async () => {
    for (let i = 0; i < kisiler.length; i += YIGIN) await topluEkle(db, 'musteri_yetkili', kisiler.slice(i, i + YIGIN));
    await sql`update musteri m set ana_yetkili_id = y.id, yetkili_ara = y.ara
      from (select musteri_id, min(id) as id, string_agg(ara, ' ' order by id) as ara from musteri_yetkili group by musteri_id) y
      where y.musteri_id = m.id`.execute(db);
  });
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'yetkili', sonra: ['musteri'], buyuyen: ['musteri', 'musteri_yetkili'], yaz },
];
