import { Text } from '@mantine/core';
import { tasinan } from '@masabasi/core/is/projetakip/kayma';
import { calismaTakvimi, gecikmeYaz, PLAN_DURUM_ADLARI, prjAcik } from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useCallback, useMemo } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAction } from '../../platform/call/api.ts';
import { ApiError } from '../../platform/call/cagri.ts';
import { formu, kaymayiSor } from './planKaymasi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gantt, type GanttColumn } from '../../ui/Gantt.tsx';
import type { GanttLink, GanttRow, GanttScale } from '../../ui/GanttChart.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GanttSpan } from '../../ui/useGanttDrag.ts';

interface Satir extends GanttRow {
  readonly sorumlu: string;
  readonly durum: string;
  readonly bitis: string;
  readonly gecikme: string;
}

const SUTUNLAR: readonly GanttColumn<Satir>[] = [
  { key: 'sorumlu', header: 'Sorumlu', width: 130, renderCell: (r) => r.sorumlu },
  { key: 'durum', header: 'Durum', width: 112, renderCell: (r) => r.durum },
  {
    key: 'bitis',
    header: 'Bitiş',
    width: 92,
    renderCell: (r) => <span className={r.late ? 'danger' : undefined}>{r.bitis}</span>,
  },
  {
    key: 'gecikme',
    header: 'Gecikme',
    width: 84,
    renderCell: (r) => (
      <Text span c={r.late ? 'var(--danger)' : 'dimmed'}>
        {r.gecikme}
      </Text>
    ),
  },
];

/** A plan as a tree row and as a bar over days. */
function planSatiri(p: PlanSatiri, level: number, movable: boolean, ac: (Id: number) => void): Satir {
  const gunler = p.KilometreTasi
    ? tarihYaz(p.Baslama_Tarihi)
    : `${tarihYaz(p.Baslama_Tarihi)} – ${tarihYaz(p.Bitis_Tarihi)}`;
  const onaylanan =
    p.TemelBaslama !== null && p.TemelBitis !== null ? { from: p.TemelBaslama, to: p.TemelBitis } : null;
  return {
    key: p.Id,
    level,
    name: p.Ad,
    span: { from: p.Baslama_Tarihi, to: p.Bitis_Tarihi },
    kind: p.KilometreTasi ? 'milestone' : 'bar',
    progress: p.Ilerleme / 100,
    baseline: onaylanan,
    critical: p.Kritik,
    late: p.Gecikti,
    label: [PLAN_DURUM_ADLARI[p.DurumAnahtar], gunler, `%${p.Ilerleme}`, p.Kritik && 'kritik yolda', gecikmeYaz(p)]
      .filter(Boolean)
      .join(', '),
    movable,
    open: () => ac(p.Id),
    sorumlu: p.Sorumlu ?? '',
    durum: PLAN_DURUM_ADLARI[p.DurumAnahtar],
    bitis: tarihYaz(p.Bitis_Tarihi),
    gecikme: p.Gecikme === 0 ? '' : p.Gecikti ? `${p.Gecikme} gün` : `${p.Gecikme} gün geç`,
  };
}

/** The topics, each followed by its plans, in their given order. */
function satirlari(
  konular: readonly KonuSatiri[],
  planlar: readonly PlanSatiri[],
  prj: PrjKarti,
  ac: (Id: number) => void,
  konuAc: (konu: KonuSatiri) => void,
): Satir[] {
  const alti = Map.groupBy(konular, (k) => k.UstId);
  const konunun = Map.groupBy(planlar, (p) => p.KonuId);
  const tasinir = prj.Planlar && prjAcik(prj.DurumAnahtar);
  const gez = (ust: number | null, level: number): Satir[] =>
    (alti.get(ust) ?? [])
      .toSorted((a, b) => a.Sira - b.Sira || a.Id - b.Id)
      .flatMap((k) => [
        {
          // Negative, because plans have the positive keys.
          key: -k.Id,
          level,
          name: k.Ad,
          span:
            k.Baslama_Tarihi !== null && k.Bitis_Tarihi !== null
              ? { from: k.Baslama_Tarihi, to: k.Bitis_Tarihi }
              : null,
          kind: 'summary' as const,
          progress: k.Ilerleme / 100,
          label: k.Plan === 0 ? 'plan yok' : `${k.Plan} plan, %${k.Ilerleme}`,
          ...(prj.Planlar && { open: () => konuAc(k) }),
          sorumlu: k.Sorumlu ?? '',
          durum: k.Plan === 0 ? 'Plan yok' : `%${k.Ilerleme}`,
          bitis: k.Bitis_Tarihi === null ? '' : tarihYaz(k.Bitis_Tarihi),
          gecikme: '',
        },
        ...gez(k.Id, level + 1),
        ...(konunun.get(k.Id) ?? [])
          .toSorted((a, b) => a.Sira - b.Sira || a.Id - b.Id)
          .map((p) => planSatiri(p, level + 1, tasinir && p.DurumAnahtar === 'taslak', ac)),
      ]);
  return gez(null, 0);
}

export interface PlanCizelgesiProps {
  readonly prj: PrjKarti;
  readonly planlar: readonly PlanSatiri[];
  readonly konular: readonly KonuSatiri[];
  readonly tatiller: readonly string[];
  readonly bugun: string;
  readonly olcek: GanttScale;
  readonly mesgul: boolean;
  readonly onAc: (Id: number) => void;
  readonly onKonu: (konu: KonuSatiri) => void;
}

/**
 * The plans of a project as a tree and over days. A draft can be moved by pointer or keys, after a preview of the
 * effects.
 */
export default function PlanCizelgesi(props: PlanCizelgesiProps) {
  const { prj, planlar, konular, tatiller, bugun, olcek, mesgul, onAc, onKonu } = props;
  const kaydet = useAction(oda.projePlanKaydet, {
    onSuccess: ({ Kayan }) =>
      bildir({
        baslik: 'Plan taşındı',
        metin: Kayan > 0 ? `${Kayan} plan onunla kaydı.` : undefined,
        tur: 'success',
        sure: 2000,
      }),
  });
  const { mutate } = kaydet;
  const satirlar = useMemo(() => satirlari(konular, planlar, prj, onAc, onKonu), [konular, planlar, prj, onAc, onKonu]);
  const baglar = useMemo(() => {
    const kritik = new Set(planlar.filter((p) => p.Kritik).map((p) => p.Id));
    return planlar.flatMap((p) =>
      p.Bagimliliklar.map((b): GanttLink => ({
        from: b.PlanId,
        to: p.Id,
        kind: b.Tur,
        critical: kritik.has(p.Id) && kritik.has(b.PlanId),
      })),
    );
  }, [planlar]);
  const tasi = useCallback(
    async ({ key }: Satir, span: GanttSpan) => {
      const plan = planlar.find((p) => p.Id === key);
      if (plan === undefined) return;
      try {
        const istek = await kaymayiSor({ ...formu(plan), ...tasinan(plan, span, calismaTakvimi(tatiller)) });
        if (typeof istek === 'string') bildir({ baslik: 'Plan taşınmadı', metin: istek, tur: 'error' });
        else if (istek !== null) mutate(istek);
      } catch (hata) {
        if (!(hata instanceof ApiError)) throw hata;
        bildir({ baslik: 'Plan taşınmadı', metin: hata.message, tur: 'error' });
      }
    },
    [planlar, tatiller, mutate],
  );
  if (satirlar.length === 0)
    return (
      <EmptyState
        title="Bu projenin konusu yok."
        text={
          prj.Planlar
            ? '‘Yeni Konu’ ile başlayınız; planlar konuların altında durur.'
            : 'Planlar yazılınca burada görünür.'
        }
      />
    );
  return (
    <Gantt
      label="Planların günleri"
      corner="Konu ve plan"
      columns={SUTUNLAR}
      rows={satirlar}
      links={baglar}
      scale={olcek}
      today={bugun}
      holidays={new Set(tatiller)}
      busy={mesgul || kaydet.isPending}
      onShift={(row, span) => void tasi(row, span)}
    />
  );
}
