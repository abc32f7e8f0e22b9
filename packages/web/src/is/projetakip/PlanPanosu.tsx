import { Flex, Stack } from '@mantine/core';
import {
  gecikmeYaz,
  PLAN_DURUM_ADLARI,
  PLAN_DURUMLARI,
  PLAN_SURECI,
  type PlanDurumu,
  planNedenli,
  prjAcik,
} from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { cikislar, gecisEngeli } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Board } from '../../ui/Board.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const NedenDialog = onDemand(() => import('./NedenDialog.tsx'));

/** The plans of a project by state. Moving a card asks for the fields of the new state. */
export default function PlanPanosu({
  prj,
  planlar,
  onAc,
}: {
  readonly prj: PrjKarti;
  readonly planlar: readonly PlanSatiri[];
  readonly onAc: (Id: number, sira: readonly number[]) => void;
}) {
  const { Id } = useKullanici();
  const cagiran = { Id, planlar: prj.Planlar, onaylar: prj.Onaylar };
  const [neden, setNeden] = useState<{ readonly plan: PlanSatiri; readonly nereye: PlanDurumu } | null>(null);
  const durum = useAction(oda.projePlanOnayla);
  /** The plans as the columns show them. */
  const sira = PLAN_DURUMLARI.flatMap((d) => planlar.filter((p) => p.DurumAnahtar === d).map((p) => p.Id));
  const hali = (p: PlanSatiri) => ({ ...p, Kusur: null, AcikAdim: p.Adim - p.BitenAdim });
  return (
    <>
      <Board
        label="Planlar"
        columns={PLAN_DURUMLARI.map((d) => {
          const cards = planlar.filter((p) => p.DurumAnahtar === d);
          return { key: d, name: PLAN_DURUM_ADLARI[d], count: cards.length, cards, more: null };
        })}
        cardKey={(p) => p.Id}
        cardName={(p) => p.Ad}
        renderCard={(p) => (
          <Stack gap={4} data-key={p.Id}>
            <RecordLink to={kayitYolu(SAYFA.projetakip[0], p.Id)} onOpen={() => onAc(p.Id, sira)}>
              {p.Ad}
            </RecordLink>
            <Flex component="span" rowGap={4} columnGap={12} wrap="wrap" fz={12} c="dimmed">
              <span>{p.Sorumlu ?? 'Sorumlusu yok'}</span>
              <span>{tarihYaz(p.Bitis_Tarihi)}</span>
              <span>%{p.Ilerleme}</span>
              {p.Gecikme > 0 && <span className={p.Gecikti ? 'danger' : undefined}>{gecikmeYaz(p)}</span>}
            </Flex>
          </Stack>
        )}
        barrier={(p, nereye) =>
          prjAcik(prj.DurumAnahtar)
            ? gecisEngeli(PLAN_SURECI, hali(p), nereye as PlanDurumu, cagiran, (d) => PLAN_DURUM_ADLARI[d])
            : 'Kapanmış projenin planları değişmez.'
        }
        onMove={(plan, nereye) => {
          if (planNedenli(plan.DurumAnahtar, nereye as PlanDurumu)) setNeden({ plan, nereye: nereye as PlanDurumu });
          else durum.mutate({ Id: plan.Id, Surum: plan.Surum, Durum: nereye as PlanDurumu });
        }}
        none="Plan yok"
        busy={durum.isPending}
      />
      {neden && (
        <NedenDialog
          uc={oda.projePlanOnayla}
          kayit={neden.plan}
          nereye={neden.nereye}
          ad={cikislar(PLAN_SURECI, neden.plan.DurumAnahtar).find((c) => c.nereye === neden.nereye)?.ad ?? 'Kaydet'}
          onClose={() => setNeden(null)}
        />
      )}
    </>
  );
}
