import { BAG_TURLERI } from '@masabasi/core/is/projetakip/cpm';
import {
  gecikmeYaz,
  PLAN_SURECI,
  type PlanDurumu,
  planNedenli,
  prjAcik,
  takipEngeli,
} from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, TakipSatiri } from '@masabasi/core/is/projetakip/satirlar';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Text } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconProgress from '~icons/tabler/progress';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useBen, useKullanici } from '../../platform/session/oturum.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import {
  type RecordAct,
  type RecordFact,
  type RecordFigure,
  type RecordPeek,
  RecordView,
} from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { PlanSurumleri } from './PlanSurumleri.tsx';
import { PlanDurumEtiketi } from './PrjDurumEtiketi.tsx';

const DUZENLE_SIMGESI = <IconPencil size={16} />;
const TAKIP_SIMGESI = <IconProgress size={16} />;

const NedenDialog = onDemand(() => import('./NedenDialog.tsx'));
const PlanDialog = onDemand(() => import('./PlanDialog.tsx'));
const TakipDialog = onDemand(() => import('./TakipDialog.tsx'));

export interface PlanKaydiProps {
  readonly Id: number;
  /** Opens another plan of the project in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the plan is the page. */
  readonly peek?: RecordPeek;
}

type Detay = Basari<typeof oda.getProjePlanDetayList>;

const saati = (saat: number): string => `${saat.toFixed(2).replace('.', ',')} sa`;

const rakamlari = (plan: PlanSatiri): readonly RecordFigure[] => [
  plan.KilometreTasi
    ? { label: 'Kilometre Taşı', value: tarihYaz(plan.Baslama_Tarihi) }
    : { label: 'Günler', value: `${tarihYaz(plan.Baslama_Tarihi)} – ${tarihYaz(plan.Bitis_Tarihi)}` },
  { label: 'İlerleme', value: `%${plan.Ilerleme}` },
  ...(plan.Gecikti ? [{ label: 'Gecikme', value: <span className="danger">{gecikmeYaz(plan)}</span> }] : []),
];

const bagi = (b: PlanSatiri['Bagimliliklar'][number]): string =>
  b.Gecikme === 0 ? '' : ` (${b.Gecikme > 0 ? '+' : '−'}${Math.abs(b.Gecikme)} gün)`;

function bilgileri(
  plan: PlanSatiri,
  { projeDetay: p }: Detay,
  konu: string | undefined,
  planlar: readonly PlanSatiri[],
  onAc: (Id: number) => void,
): readonly RecordFact[] {
  const turleri = [...new Set(plan.Bagimliliklar.map((b) => b.Tur))];
  return [
    [
      'Proje',
      <Link key="proje" to={`${SAYFA.projetakip[0]}?proje=${p.Id}`}>
        {p.Ad}
      </Link>,
    ],
    ['Konu', konu],
    ['Sorumlu', plan.Sorumlu],
    ['Ekip', plan.Ekip],
    ['Süre', `${saati(plan.Gerceklesen_Sure)}, tahmin ${saati(plan.Tahmini_Sure)}`],
    [
      'Onaylanan Günler',
      plan.TemelBaslama && plan.TemelBitis && `${tarihYaz(plan.TemelBaslama)} – ${tarihYaz(plan.TemelBitis)}`,
    ],
    ['Gecikme', !plan.Gecikti && gecikmeYaz(plan)],
    ['Bolluk', plan.Bolluk === null ? null : plan.Kritik ? 'Kritik yolda' : `${plan.Bolluk} iş günü`],
    [
      'Akış',
      <Link key="akis" to={`${SAYFA.projetakip[1]}?plan=${plan.Id}`}>
        {plan.Adim === 0 ? 'Akışı çiz' : `${plan.BitenAdim} / ${plan.Adim} adım bitti`}
      </Link>,
    ],
    ...turleri.map((tur): RecordFact => [
      BAG_TURLERI[tur],
      <PlainList key={tur}>
        {plan.Bagimliliklar.filter((b) => b.Tur === tur).map((b) => (
          <li key={b.PlanId}>
            <OpenButton onClick={() => onAc(b.PlanId)}>
              {planlar.find((diger) => diger.Id === b.PlanId)?.Ad ?? ''}
              {bagi(b)}
            </OpenButton>
          </li>
        ))}
      </PlainList>,
    ]),
  ];
}

const takipSutunlari = (benim: number, onDuzelt: (satir: TakipSatiri) => void): readonly Column<TakipSatiri>[] => [
  { key: 'Tarih', header: 'Gün', width: '110px', nowrap: true, renderCell: (t) => tarihYaz(t.Tarih) },
  { key: 'Aciklama', header: 'Ne yapıldı', renderCell: (t) => t.Aciklama },
  { key: 'Sure', header: 'Süre', width: '100px', align: 'right', renderCell: (t) => saati(t.Gerceklesen_Sure) },
  { key: 'Ilerleme', header: 'İlerleme', width: '90px', align: 'right', renderCell: (t) => `%${t.Ilerleme}` },
  { key: 'Kisi', header: 'Yazan', width: '160px', renderCell: (t) => t.Kisi },
  {
    key: 'duzelt',
    header: 'İşlem',
    width: '90px',
    actions: true,
    renderCell: (t) =>
      t.KisiId === benim && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Düzelt: ${tarihYaz(t.Tarih)}, ${t.Aciklama}`}
          onClick={() => onDuzelt(t)}
        >
          Düzelt
        </Button>
      ),
  },
];

/**
 * A plan: its days, dependencies, progress, approved versions and files, and the acts on it. Over its project or as a
 * page.
 */
export default function PlanKaydi({ Id, onAc, peek }: PlanKaydiProps) {
  const ben = useKullanici();
  const { acar } = useBen();
  const git = useNavigate();
  const detay = useEndpoint(oda.getProjePlanDetayList, { PlanId: Id }, { refetchOnMount: 'always' });
  const d = detay.data;
  const ProjeId = d?.projeDetay.Id ?? null;
  const hepsi = useEndpoint(oda.getProjePlanDetayList, { ProjeId }, { enabled: ProjeId !== null });
  const konulari = useEndpoint(oda.getprojeKonuList, { ProjeId: ProjeId ?? 0 }, { enabled: ProjeId !== null });
  const planlar = hepsi.data?.projePlanDetayList ?? [];
  const konular = konulari.data?.projeKonuList ?? [];
  const [acik, setAcik] = useState<'duzenle' | 'takip' | TakipSatiri | PlanDurumu | null>(null);
  const kapat = () => setAcik(null);
  const durum = useAction(oda.projePlanOnayla, {
    onSuccess: () => bildir({ baslik: 'Planın durumu değişti', tur: 'success' }),
  });
  const sil = useAction(oda.projePlanSil, {
    onSuccess: () => {
      bildir({ baslik: 'Plan kaldırıldı', tur: 'success' });
      if (peek) peek.onClose();
      else void git(`${SAYFA.projetakip[0]}?proje=${ProjeId}`);
    },
  });
  const plan = d?.projePlanDetayList[0];
  const cagiran = { Id: ben.Id, planlar: d?.projeDetay.Planlar ?? false, onaylar: d?.projeDetay.Onaylar ?? false };
  const suruyor = d !== undefined && prjAcik(d.projeDetay.DurumAnahtar);
  const taslak = suruyor && cagiran.planlar && plan?.DurumAnahtar === 'taslak';
  const gec = (Durum: PlanDurumu) => {
    if (plan === undefined) return;
    if (planNedenli(plan.DurumAnahtar, Durum)) setAcik(Durum);
    else durum.mutate({ Id, Surum: plan.Surum, Durum });
  };
  const nereye = typeof acik === 'string' && acik !== 'duzenle' && acik !== 'takip' ? acik : null;
  const gecisi = plan && cikislar(PLAN_SURECI, plan.DurumAnahtar).find((c) => c.nereye === nereye);
  const adimlari = (p: PlanSatiri) => {
    if (!suruyor) return { isler: [], siradaki: null };
    const { isler, siradaki } = gecisIsleri(
      PLAN_SURECI,
      {
        DurumAnahtar: p.DurumAnahtar,
        OnayIsteyenId: p.OnayIsteyenId,
        // Only the server checks the flow for gaps.
        Kusur: null,
        AcikAdim: p.Adim - p.BitenAdim,
      },
      cagiran,
      {
        onSec: gec,
        geri: p.DurumAnahtar === 'tamamlandi' ? ['onayli'] : ['taslak'],
        mesgul: durum.isPending,
      },
    );
    const takip: RecordAct | null =
      takipEngeli(p, cagiran) === null
        ? { label: 'İlerleme Yaz', icon: TAKIP_SIMGESI, onClick: () => setAcik('takip') }
        : null;
    // The days of an approved plan pass with its progress, until all is done.
    const siradakiTakip = p.DurumAnahtar === 'onayli' && p.Ilerleme < 100 ? takip : null;
    return { isler: [...(takip ? [takip] : []), ...isler], siradaki: siradakiTakip ?? siradaki };
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Plan"
      title={() => plan?.Ad ?? 'Plan'}
      rows={6}
      label="Plan okunuyor..."
      address={acar(SAYFA.projetakip[0]) ? kayitYolu(SAYFA.projetakip[0], Id) : null}
      peek={peek}
      renderState={() => plan && <PlanDurumEtiketi durum={plan.DurumAnahtar} />}
      figures={() => (plan ? rakamlari(plan) : [])}
      next={() => (plan ? adimlari(plan).siradaki : null)}
      acts={() =>
        plan
          ? [
              ...(taslak
                ? [
                    {
                      label: 'Düzenle',
                      icon: DUZENLE_SIMGESI,
                      busy: durum.isPending,
                      onClick: () => setAcik('duzenle'),
                    },
                  ]
                : []),
              ...adimlari(plan).isler,
              ...(taslak && plan.PlanSurum === 1
                ? [
                    {
                      label: 'Kaldır',
                      danger: true,
                      busy: sil.isPending,
                      onClick: () => sil.mutate({ Id, Surum: plan.Surum }),
                    },
                  ]
                : []),
            ]
          : []
      }
      facts={(veri) =>
        plan ? bilgileri(plan, veri, konular.find((k) => k.Id === plan.KonuId)?.Ad, planlar, onAc) : []
      }
      wide
      files={<DosyaAlani Nesne="prjPlan" NesneId={Id} />}
      renderHistory={({ hareketlist }) => <Gecmis label="Planın geçmişi" rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ projeDetay, tatiller }) =>
        plan && (
          <>
            {acik === 'duzenle' && (
              <PlanDialog
                ProjeId={projeDetay.Id}
                plan={plan}
                planlar={planlar}
                konular={konular}
                tatiller={tatiller}
                onClose={kapat}
              />
            )}
            {acik === 'takip' && <TakipDialog plan={plan} onClose={kapat} />}
            {typeof acik === 'object' && acik !== null && <TakipDialog plan={plan} satir={acik} onClose={kapat} />}
            {gecisi && (
              <NedenDialog
                uc={oda.projePlanOnayla}
                kayit={plan}
                nereye={gecisi.nereye}
                ad={gecisi.ad}
                onClose={kapat}
              />
            )}
          </>
        )
      }
    >
      {({ takiplist, surumlist }) =>
        plan && (
          <>
            {plan.Aciklama !== '' && <Text className="typed">{plan.Aciklama}</Text>}
            <Section title="İlerleme">
              {takiplist.length === 0 ? (
                <Text c="dimmed">İlerleme yazılmadı.</Text>
              ) : (
                <Table
                  label="İlerleme"
                  columns={takipSutunlari(ben.Id, setAcik)}
                  rows={takiplist}
                  rowKey={(t) => t.Id}
                  empty=""
                />
              )}
            </Section>
            <Section title="Versiyonlar">
              <PlanSurumleri
                plan={plan}
                surumler={surumlist}
                oncekiler={plan.Bagimliliklar.map((b) => planlar.find((p) => p.Id === b.PlanId)?.Ad ?? '')}
              />
            </Section>
          </>
        )
      }
    </RecordView>
  );
}
