import { BAG_TURLERI } from '@masabasi/core/is/projetakip/cpm';
import {
  gecikmeYaz,
  PLAN_SURECI,
  type PlanDurumu,
  planNedenli,
  prjAcik,
  takipEngeli,
} from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri, TakipSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { PlanSurumleri } from './PlanSurumleri.tsx';
import { PlanDurumEtiketi } from './PrjDurumEtiketi.tsx';

const NedenDialog = onDemand(() => import('./NedenDialog.tsx'));
const PlanDialog = onDemand(() => import('./PlanDialog.tsx'));
const TakipDialog = onDemand(() => import('./TakipDialog.tsx'));

export interface PlanDetayDialogProps {
  readonly ProjeId: number;
  readonly Id: number;
  /** All plans of the project. */
  readonly planlar: readonly PlanSatiri[];
  readonly konular: readonly KonuSatiri[];
  /** Opens the window of another plan. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

const saati = (saat: number): string => `${saat.toFixed(2).replace('.', ',')} sa`;

function Bilgiler({
  plan,
  konu,
  planlar,
  onAc,
}: { plan: PlanSatiri; konu: string | undefined } & Pick<PlanDetayDialogProps, 'planlar' | 'onAc'>) {
  const kritik = plan.Bolluk === null ? null : plan.Kritik ? 'Kritik yolda' : `${plan.Bolluk} iş günü`;
  return (
    <Fields>
      <Field name="Konu">{konu ?? null}</Field>
      <Field name="Durum">
        <PlanDurumEtiketi durum={plan.DurumAnahtar} />
      </Field>
      <Field name={plan.KilometreTasi ? 'Kilometre Taşı' : 'Günler'}>
        {plan.KilometreTasi
          ? tarihYaz(plan.Baslama_Tarihi)
          : `${tarihYaz(plan.Baslama_Tarihi)} – ${tarihYaz(plan.Bitis_Tarihi)}`}
      </Field>
      <Field name="Onaylanan Günler">
        {plan.TemelBaslama && plan.TemelBitis && `${tarihYaz(plan.TemelBaslama)} – ${tarihYaz(plan.TemelBitis)}`}
      </Field>
      <Field name="Gecikme">
        {plan.Gecikti ? <span className="danger">{gecikmeYaz(plan)}</span> : gecikmeYaz(plan) || null}
      </Field>
      <Field name="Bolluk">{kritik}</Field>
      <Field name="Süre">{`${saati(plan.Gerceklesen_Sure)}, tahmin ${saati(plan.Tahmini_Sure)}`}</Field>
      <Field name="İlerleme">{`%${plan.Ilerleme}`}</Field>
      <Field name="Sorumlu">{plan.Sorumlu}</Field>
      <Field name="Ekip">{plan.Ekip}</Field>
      <Field name="Akış">
        <Link to={`${SAYFA.projetakip[1]}?plan=${plan.Id}`}>
          {plan.Adim === 0 ? 'Akışı çiz' : `${plan.BitenAdim} / ${plan.Adim} adım bitti`}
        </Link>
      </Field>
      {plan.Bagimliliklar.map((b) => (
        <Field key={b.PlanId} name={BAG_TURLERI[b.Tur]}>
          <OpenButton onClick={() => onAc(b.PlanId)}>
            {planlar.find((p) => p.Id === b.PlanId)?.Ad ?? ''}
            {b.Gecikme !== 0 && ` (${b.Gecikme > 0 ? '+' : '−'}${Math.abs(b.Gecikme)} gün)`}
          </OpenButton>
        </Field>
      ))}
    </Fields>
  );
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

/** A plan: its days, dependencies, progress, approved versions and files, and the acts on it. */
export default function PlanDetayDialog({ ProjeId, Id, planlar, konular, onAc, onClose }: PlanDetayDialogProps) {
  const ben = useKullanici();
  const detay = useEndpoint(oda.getProjePlanDetayList, { ProjeId, PlanId: Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'takip' | TakipSatiri | PlanDurumu | null>(null);
  const kapat = () => setAcik(null);
  const durum = useAction(oda.projePlanOnayla, {
    onSuccess: () => bildir({ baslik: 'Planın durumu değişti', tur: 'success' }),
  });
  const sil = useAction(oda.projePlanSil, {
    onSuccess: () => {
      bildir({ baslik: 'Plan kaldırıldı', tur: 'success' });
      onClose();
    },
  });
  const d = detay.data;
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
  return (
    <RecordDialog
      of={detay}
      kind="Plan"
      title={() => plan?.Ad ?? 'Plan'}
      rows={6}
      label="Plan okunuyor..."
      onClose={onClose}
      renderActs={() =>
        plan && (
          <>
            {taslak && plan.PlanSurum === 1 && (
              <Button
                variant="default"
                color="danger"
                loading={sil.isPending}
                onClick={() => sil.mutate({ Id, Surum: plan.Surum })}
              >
                Kaldır
              </Button>
            )}
            {taslak && (
              <Button variant="default" disabled={durum.isPending} onClick={() => setAcik('duzenle')}>
                Düzenle
              </Button>
            )}
            {suruyor && takipEngeli(plan, cagiran) === null && (
              <Button variant="default" onClick={() => setAcik('takip')}>
                İlerleme Yaz
              </Button>
            )}
            {suruyor && (
              <GecisDugmeleri
                surec={PLAN_SURECI}
                kayit={{
                  DurumAnahtar: plan.DurumAnahtar,
                  OnayIsteyenId: plan.OnayIsteyenId,
                  // Only the server checks the flow for gaps.
                  Kusur: null,
                  AcikAdim: plan.Adim - plan.BitenAdim,
                }}
                cagiran={cagiran}
                mesgul={durum.isPending}
                onSec={gec}
              />
            )}
          </>
        )
      }
      files={<DosyaAlani Nesne="prjPlan" NesneId={Id} />}
      renderHistory={({ hareketlist }) => <Gecmis label="Planın geçmişi" rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ tatiller }) =>
        plan && (
          <>
            {acik === 'duzenle' && (
              <PlanDialog
                ProjeId={ProjeId}
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
            <Bilgiler plan={plan} konu={konular.find((k) => k.Id === plan.KonuId)?.Ad} planlar={planlar} onAc={onAc} />
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
    </RecordDialog>
  );
}
