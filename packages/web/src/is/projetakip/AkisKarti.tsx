import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { PLAN_DURUM_ADLARI, prjAcik } from '@masabasi/core/is/projetakip/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button } from '@mantine/core';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconListDetails from '~icons/tabler/list-details';
import IconPencil from '~icons/tabler/pencil';
import IconPlayerPlay from '~icons/tabler/player-play';
import type { Viewport } from '@xyflow/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { CardLoading } from '../../ui/CardPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { AkisCalismasi } from './AkisCalismasi.tsx';
import { AkisResimDugmesi } from './AkisResimDugmesi.tsx';

const BASLIK = 'Proje Akışı';
const HICBIRI: readonly never[] = [];

const GORUNUMLER = ['oku', 'ciz', 'liste'] as const;
export type AkisGorunumu = (typeof GORUNUMLER)[number];

/** The plan of the flow, for editing and reading. */
export function AkisKarti({ PlanId }: { readonly PlanId: number }) {
  const detay = useEndpoint(oda.getProjePlanDetayList, { PlanId }, { refetchOnMount: 'always' });
  const listeler = useEndpoint(oda.getGerekliList, {});
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  return <Akis detay={detay.data} kisiler={listeler.data?.personel ?? HICBIRI} />;
}

/** One line: project, state, dates. */
const ozeti = ({ projeDetay, projePlanDetayList: [plan] }: Basari<typeof oda.getProjePlanDetayList>): string =>
  [
    projeDetay.Ad,
    `${PLAN_DURUM_ADLARI[plan!.DurumAnahtar]}, ${plan!.PlanSurum}. versiyon`,
    `${tarihYaz(plan!.Baslama_Tarihi)} – ${tarihYaz(plan!.Bitis_Tarihi)}`,
  ].join(' · ');

function Akis({
  detay,
  kisiler,
}: {
  readonly detay: Basari<typeof oda.getProjePlanDetayList>;
  readonly kisiler: readonly Option[];
}) {
  const ben = useKullanici();
  const [adres, setAdres] = useAdres();
  const [tur, setTur] = useState<{ no: number; secili: number | null }>({ no: 0, secili: null });
  const [bakilan, setBakilan] = useState<Viewport | null>(null);
  const pdf = useAction(oda.projeAkisPdf, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const { projeDetay: prj, projePlanAkisList: adimlar } = detay;
  const plan = detay.projePlanDetayList[0]!;
  const acik = prjAcik(prj.DurumAnahtar);
  const cizer = prj.Planlar && acik && plan.DurumAnahtar === 'taslak';
  const isaretler = (prj.Planlar || plan.SorumluId === ben.Id) && acik && plan.DurumAnahtar !== 'tamamlandi';
  const gorunum = GORUNUMLER.find((g) => g === adres.get('gorunum')) ?? (cizer ? 'ciz' : 'oku');
  const bak = (yeni: AkisGorunumu) => setAdres((sozler) => sozler.set('gorunum', yeni), { replace: true });
  return (
    <>
      <PageHeader
        title={plan.Ad}
        text={ozeti(detay)}
        actions={
          <>
            <Button component={Link} to={`${SAYFA.projetakip[1]}?proje=${prj.Id}`} variant="default">
              Planlar
            </Button>
            {adimlar.length > 0 && (
              <>
                <AkisResimDugmesi adimlar={adimlar} ad={plan.Ad} />
                <Button
                  variant="default"
                  leftSection={<IconFileTypePdf size={16} aria-hidden />}
                  loading={pdf.isPending}
                  onClick={() => pdf.mutate({ PlanId: plan.Id })}
                >
                  PDF
                </Button>
              </>
            )}
          </>
        }
      />
      <Box mb={12}>
        <ViewSwitch
          label="Görünüm"
          value={gorunum}
          onChange={bak}
          options={[
            { value: 'oku', label: 'Adım Adım', icon: <IconPlayerPlay size={15} aria-hidden /> },
            { value: 'ciz', label: 'Çizim', icon: <IconPencil size={15} aria-hidden /> },
            { value: 'liste', label: 'Liste', icon: <IconListDetails size={15} aria-hidden /> },
          ]}
        />
      </Box>
      <AkisCalismasi
        key={tur.no}
        detay={detay}
        kisiler={kisiler}
        hak={cizer ? 'cizer' : isaretler ? 'isaretler' : 'okur'}
        gorunum={gorunum}
        bakilan={bakilan}
        onBak={setBakilan}
        ilkSecili={tur.secili}
        onRenew={(secili) => setTur(({ no }) => ({ no: no + 1, secili }))}
      />
    </>
  );
}
