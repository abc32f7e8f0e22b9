import { Text } from '@mantine/core';
import type { PlanSatiri, PlanSurumu } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { type Column, Table } from '../../ui/Table.tsx';

interface Fark {
  readonly alan: string;
  readonly eski: string;
  readonly yeni: string;
}
const KARARLAR = { onay: 'Onaylandı', iade: 'Döndürüldü' } as const;
const yok = (yazi: string | null): string => (yazi === null || yazi === '' ? '–' : yazi);
const saat = (s: number): string => `${s.toFixed(2).replace('.', ',')} sa`;

/** Differences between a plan and its last approved version. */
function surumFarki(son: PlanSurumu, plan: PlanSatiri, oncekiler: readonly string[]): readonly Fark[] {
  const { Icerik: i } = son;
  const alanlar: readonly (readonly [string, string, string])[] = [
    ['Plan', i.Ad, plan.Ad],
    ['Başlama', tarihYaz(son.Baslama_Tarihi), tarihYaz(plan.Baslama_Tarihi)],
    ['Bitiş', tarihYaz(son.Bitis_Tarihi), tarihYaz(plan.Bitis_Tarihi)],
    ['Tahmini süre', saat(i.Tahmini_Sure), saat(plan.Tahmini_Sure)],
    ['Sorumlu', yok(i.Sorumlu), yok(plan.Sorumlu)],
    ['Bağımlılıklar', yok(i.Oncekiler.join(', ')), yok(oncekiler.join(', '))],
    ['Açıklama', yok(i.Aciklama), yok(plan.Aciklama)],
  ];
  return alanlar.flatMap(([alan, eski, yeni]) => (eski === yeni ? [] : [{ alan, eski, yeni }]));
}

const FARK_SUTUNLARI: readonly Column<Fark>[] = [
  { key: 'alan', header: 'Alan', width: '140px', renderCell: (f) => f.alan },
  { key: 'eski', header: 'Onaylanan', renderCell: (f) => <del>{f.eski}</del> },
  { key: 'yeni', header: 'Şimdi', renderCell: (f) => <ins>{f.yeni}</ins> },
];
const SURUM_SUTUNLARI: readonly Column<PlanSurumu>[] = [
  { key: 'No', header: 'Versiyon', width: '70px', renderCell: (v) => v.No },
  {
    key: 'gunler',
    header: 'Günler',
    width: '190px',
    renderCell: (v) => `${tarihYaz(v.Baslama_Tarihi)} – ${tarihYaz(v.Bitis_Tarihi)}`,
  },
  { key: 'Isteyen', header: 'İsteyen', renderCell: (v) => `${v.Isteyen}, ${zamanYaz(v.Istek_Zamani)}` },
  {
    key: 'Karar',
    header: 'Karar',
    renderCell: (v) =>
      v.Karar === null
        ? 'Bekliyor'
        : `${KARARLAR[v.Karar]}: ${v.KararVeren ?? ''}, ${v.Karar_Zamani === null ? '' : zamanYaz(v.Karar_Zamani)}`,
  },
  { key: 'Aciklama', header: 'Açıklama', renderCell: (v) => v.Aciklama },
];

export interface PlanSurumleriProps {
  readonly plan: PlanSatiri;
  readonly surumler: readonly PlanSurumu[];
  /** Names of the plans it depends on. */
  readonly oncekiler: readonly string[];
}

/**
 * Versions of a plan that were sent for approval. For an open plan, also the differences from the last approved one.
 */
export function PlanSurumleri({ plan, surumler, oncekiler }: PlanSurumleriProps) {
  if (surumler.length === 0) return <Text c="dimmed">Plan hiç onaya gönderilmedi.</Text>;
  const son = surumler.filter((v) => v.Karar === 'onay').toSorted((a, b) => b.No - a.No)[0];
  const farklar = son && plan.DurumAnahtar !== 'onayli' ? surumFarki(son, plan, oncekiler) : [];
  return (
    <>
      {farklar.length > 0 && (
        <Table
          label="Onaylanan versiyonla farkı"
          columns={FARK_SUTUNLARI}
          rows={farklar}
          rowKey={(f) => f.alan}
          empty=""
        />
      )}
      <Table label="Versiyonlar" columns={SURUM_SUTUNLARI} rows={surumler} rowKey={(v) => v.Id} empty="" />
    </>
  );
}
