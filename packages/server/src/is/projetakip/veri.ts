import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/**
 * Personal data of the room: the projects and plans that a person is responsible for, and their entries of
 * progress.
 */
export const veri: readonly Bolum[] = [
  {
    konu: 'projePlani',
    yer: 'calisma',
    ad: 'Proje Planlarınız',
    aciklama: 'Sorumlusu olduğunuz projeler ve planlar.',
    sutunlar: sutunlar('Proje Plan Başlama:gun Bitiş:gun'),
    zaman: 'Başlama',
    kapsadigi: ['prj.sorumlu_id', 'proje_plan.sorumlu_id'],
    sorgu: (kisi) => sql`select r.ad as "Proje", '' as "Plan", r.baslama as "Başlama", r.bitis as "Bitiş"
      from prj r where r.sorumlu_id = ${kisi}
      union all select r.ad, p.ad, p.baslama, p.bitis from proje_plan p join prj r on r.id = p.prj_id
      where p.sorumlu_id = ${kisi}`,
  },
  {
    konu: 'projeIlerlemesi',
    yer: 'calisma',
    ad: 'Yazdığınız Proje İlerlemeleri',
    aciklama: 'Planlara yazdığınız ilerleme ve çalışma saatleri.',
    sutunlar: sutunlar('Plan Tarih:gun Saat İlerleme Açıklama'),
    zaman: 'Tarih',
    kapsadigi: ['prj_takip.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select p.ad as "Plan", t.tarih as "Tarih", t.gerceklesen_sure as "Saat", t.ilerleme as "İlerleme",
      t.aciklama as "Açıklama" from prj_takip t join proje_plan p on p.id = t.plan_id where t.kisi_id = ${kisi}`,
  },
];
