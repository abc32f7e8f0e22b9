import { PLAN_DURUM_ADLARI, PLAN_HAREKETLERI, PRJ_DURUM_ADLARI, PRJ_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const projetakip = {
  eylemler: {
    prjKaydet: 'Proje kaydedildi',
    projeDurumGuncelle: 'Projenin durumu değişti',
    projeKonuKaydet: 'Proje konusu kaydedildi',
    projeKonuSil: 'Proje konusu kaldırıldı',
    projePlanKaydet: 'Proje planı kaydedildi',
    projePlanSil: 'Proje planı kaldırıldı',
    projePlanOnayla: 'Proje planının durumu değişti',
    prjtakipkaydet: 'Plana ilerleme yazıldı',
    projeplanakiskaydet: 'Plan akışı kaydedildi',
    analizDosyasi: 'Proje takip analizi dosyaya aktarıldı',
    projeAkisPdf: 'Plan akışı yazdırıldı',
    projeXml: 'Proje Microsoft Project dosyasına aktarıldı',
    projeTakvimi: 'Proje takvim dosyasına aktarıldı',
    projeXmlAl: 'Microsoft Project dosyası alındı',
  },
  nesneler: { prj: 'Proje kaydı', proje_plan: 'Proje planı', prjPlan: 'Projenin planı', prjAkis: 'Planın adımı' },
  alanlar: { ...PRJ_HAREKETLERI.alanlar, ...PLAN_HAREKETLERI.alanlar },
  degerler: {
    PrjDurum: PRJ_DURUM_ADLARI,
    PlanDurum: PLAN_DURUM_ADLARI,
    Durum: { ...PLAN_DURUM_ADLARI, ...PRJ_DURUM_ADLARI },
    DurumAnahtar: { ...PLAN_DURUM_ADLARI, ...PRJ_DURUM_ADLARI },
  },
  yollar: { prj: '/islemler/projetakibi/projeplanpage?proje=' },
} as const;
