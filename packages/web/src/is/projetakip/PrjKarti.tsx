import { PRJ_SURECI, type PrjDurumu, prjAcik, prjNedenli } from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri, PrjKarti as Kart } from '@masabasi/core/is/projetakip/satirlar';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconCalendarMonth from '~icons/tabler/calendar-month';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconTimeline from '~icons/tabler/timeline';
import IconUsers from '~icons/tabler/users';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { sozleriYaz, useAdres } from '../../platform/list/adres.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { CardLoading } from '../../ui/CardPage.tsx';
import type { GanttScale } from '../../ui/GanttChart.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { type Tile, Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { PlanDosyalari } from './PlanDosyalari.tsx';
import { PrjDurumEtiketi } from './PrjDurumEtiketi.tsx';

const KonuDialog = lazy(() => import('./KonuDialog.tsx'));
const NedenDialog = lazy(() => import('./NedenDialog.tsx'));
const PlanCizelgesi = lazy(() => import('./PlanCizelgesi.tsx'));
const PlanDialog = lazy(() => import('./PlanDialog.tsx'));
const PlanKaydi = lazy(() => import('./PlanKaydi.tsx'));
const PlanPanosu = lazy(() => import('./PlanPanosu.tsx'));
const PlanTakvimi = lazy(() => import('./PlanTakvimi.tsx'));
const PlanYuku = lazy(() => import('./PlanYuku.tsx'));
const PrjDialog = lazy(() => import('./PrjDialog.tsx'));

const BAKISLAR = [
  { value: 'cizelge', label: 'Çizelge', icon: <IconTimeline size={15} aria-hidden /> },
  { value: 'pano', label: 'Pano', icon: <IconLayoutKanban size={15} aria-hidden /> },
  { value: 'takvim', label: 'Takvim', icon: <IconCalendarMonth size={15} aria-hidden /> },
  { value: 'yuk', label: 'Kalan Yük', icon: <IconUsers size={15} aria-hidden /> },
];
const OLCEKLER = [
  { value: 'gun', label: 'Gün' },
  { value: 'hafta', label: 'Hafta' },
  { value: 'ay', label: 'Ay' },
];

/** The chosen view, stored in the address. */
function useBakis(soz: string, secenekler: readonly { readonly value: string }[], ilk: string) {
  const [adres, setAdres] = useAdres();
  const istenen = adres.get(soz);
  const sec = (deger: string) => setAdres((sozler) => sozler.set(soz, deger), { replace: true });
  return [secenekler.find((b) => b.value === istenen)?.value ?? ilk, sec] as const;
}

const rakamlari = (p: Kart, planlar: readonly PlanSatiri[], gecikenler: string): readonly Tile[] => {
  const kayar = p.PlanBitis !== null && p.PlanBitis > p.Bitis_Tarihi;
  return [
    { label: 'Durum', value: <PrjDurumEtiketi durum={p.DurumAnahtar} />, note: p.Musteri ?? 'İç proje' },
    { label: 'İlerleme', value: `%${p.Ilerleme}`, note: `${p.Biten} / ${p.Plan} plan bitti` },
    {
      label: 'Geciken',
      value:
        p.Geciken === 0 ? (
          'Yok'
        ) : (
          <Link className="danger" to={gecikenler} replace>
            {p.Geciken} plan
          </Link>
        ),
      note: `${planlar.filter((x) => x.Kritik).length} plan kritik yolda`,
    },
    {
      label: 'Bitiş',
      value: <span className={p.Gecikti ? 'danger' : undefined}>{tarihYaz(p.Bitis_Tarihi)}</span>,
      note: kayar ? (
        <span className="danger">Planlara göre {tarihYaz(p.PlanBitis!)}</span>
      ) : (
        p.Gecikti && <span className="danger">Bitiş günü geçti</span>
      ),
    },
  ];
};

/** The load view shows no single plans, so late plans open in the chart. */
const bakisi = (adres: URLSearchParams): string | null => {
  const bakis = adres.get('bakis');
  return bakis === 'yuk' ? null : bakis;
};

/** Topics of these plans, with their parent topics. */
function ustleriyle(konular: readonly KonuSatiri[], planlar: readonly PlanSatiri[]): KonuSatiri[] {
  const ustu = new Map(konular.map((k) => [k.Id, k.UstId]));
  const kalan = new Set<number>();
  for (const p of planlar)
    for (let k: number | null = p.KonuId; k !== null && !kalan.has(k); k = ustu.get(k) ?? null) kalan.add(k);
  return konular.filter((k) => kalan.has(k.Id));
}

/** A project: its progress, and its plans over days, by state, and in a calendar. */
export function PrjKarti({ Id, onKapat }: { readonly Id: number; readonly onKapat: () => void }) {
  const detay = useEndpoint(oda.getProjePlanDetayList, { ProjeId: Id }, { refetchOnMount: 'always' });
  const konular = useEndpoint(oda.getprojeKonuList, { ProjeId: Id }, { refetchOnMount: 'always' });
  return detay.data && konular.data ? (
    <Proje detay={detay.data} konular={konular.data.projeKonuList} mesgul={detay.isFetching} onKapat={onKapat} />
  ) : (
    <CardLoading title="Proje" query={detay.error ? detay : konular.error ? konular : detay} />
  );
}

type Detay = NonNullable<ReturnType<typeof useEndpoint<typeof oda.getProjePlanDetayList>>['data']>;

function Proje(props: {
  readonly detay: Detay;
  readonly konular: readonly KonuSatiri[];
  readonly mesgul: boolean;
  readonly onKapat: () => void;
}) {
  const { detay, konular, mesgul, onKapat } = props;
  const { projeDetay: p, projePlanDetayList: planlar, tatiller, Bugun } = detay;
  const [adres, setAdres] = useAdres();
  const yalnizGeciken = adres.get('geciken') === '1';
  const gorunen = yalnizGeciken ? planlar.filter((x) => x.Gecikti) : planlar;
  const gecikenler = `?${sozleriYaz(new URLSearchParams(adres), { geciken: 1, bakis: bakisi(adres) })}`;
  const ben = useKullanici();
  const [bakis, bak] = useBakis('bakis', BAKISLAR, 'cizelge');
  const [olcek, olcekSec] = useBakis('olcek', OLCEKLER, 'hafta');
  const { acik: plan, ac: planAc, gec: planaGec, peek } = useListedenKayit('plan', gorunen);
  const [acik, setAcik] = useState<'duzenle' | 'plan' | 'konu' | KonuSatiri | { readonly nereye: PrjDurumu } | null>(
    null,
  );
  const kapat = () => setAcik(null);
  const cagiran = { Id: ben.Id, planlar: p.Planlar, onaylar: p.Onaylar };
  const durum = useAction(oda.projeDurumGuncelle, {
    onSuccess: () => bildir({ baslik: 'Projenin durumu değişti', tur: 'success' }),
  });
  const gec = (Durum: PrjDurumu) => {
    if (prjNedenli(Durum)) setAcik({ nereye: Durum });
    else durum.mutate({ Id: p.Id, Surum: p.Surum, Durum });
  };
  const yazilir = p.Planlar && prjAcik(p.DurumAnahtar);
  const nereye = typeof acik === 'object' && acik !== null && 'nereye' in acik ? acik.nereye : null;
  const konu = typeof acik === 'object' && acik !== null && 'Sira' in acik ? acik : undefined;
  return (
    <>
      <PageHeader
        title={p.Ad}
        text={`${p.Urun}, sorumlusu ${p.Sorumlu}${p.Ekip === null ? '' : `, ${p.Ekip}`}`}
        actions={
          <>
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onKapat}>
              Projeler
            </Button>
            <HakkindaYaz Nesne="prj" Id={p.Id} />
            {yazilir && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setAcik('duzenle')}
              >
                Düzenle
              </Button>
            )}
            <GecisDugmeleri
              surec={PRJ_SURECI}
              kayit={p}
              cagiran={cagiran}
              tehlikeli="iptal"
              mesgul={durum.isPending}
              onSec={gec}
            />
            <PlanDosyalari ProjeId={p.Id} yazilir={yazilir} />
            {yazilir && (
              <Button variant="default" onClick={() => setAcik('konu')}>
                Yeni Konu
              </Button>
            )}
            {yazilir && konular.length > 0 && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('plan')}>
                Yeni Plan
              </Button>
            )}
          </>
        }
      />
      <Tiles label="Projenin rakamları" tiles={rakamlari(p, planlar, gecikenler)} />
      <Panel
        title="Planlar"
        actions={
          <>
            {bakis === 'cizelge' && <ViewSwitch label="Ölçek" value={olcek} onChange={olcekSec} options={OLCEKLER} />}
            <ViewSwitch label="Görünüm" value={bakis} onChange={bak} options={BAKISLAR} />
          </>
        }
      >
        {yalnizGeciken && bakis !== 'yuk' && (
          <Flex component="p" gap="4px 12px" wrap="wrap" m={0} px={16} pb={12} c="dimmed" role="status">
            {gorunen.length === 0 ? 'Geciken plan yok.' : `Yalnız geciken ${gorunen.length} plan gösteriliyor.`}
            <OpenButton onClick={() => setAdres((sozler) => sozler.delete('geciken'), { replace: true })}>
              Bütün planları göster
            </OpenButton>
          </Flex>
        )}
        <Suspense fallback={<SkeletonRows rows={8} label="Planlar hazırlanıyor..." />}>
          {bakis === 'cizelge' && (
            <PlanCizelgesi
              prj={p}
              planlar={gorunen}
              konular={yalnizGeciken ? ustleriyle(konular, gorunen) : konular}
              tatiller={tatiller}
              bugun={Bugun}
              olcek={olcek as GanttScale}
              mesgul={mesgul}
              onAc={planAc}
              onKonu={setAcik}
            />
          )}
          {bakis === 'pano' && <PlanPanosu prj={p} planlar={gorunen} onAc={planAc} />}
          {bakis === 'yuk' && <PlanYuku ProjeId={p.Id} planlar={planlar} bugun={Bugun} />}
          {bakis === 'takvim' && <PlanTakvimi planlar={gorunen} bugun={Bugun} mesgul={mesgul} onAc={planAc} />}
        </Suspense>
      </Panel>
      <Suspense fallback={null}>
        {plan !== null && <PlanKaydi key={plan} Id={plan} onAc={planaGec} peek={peek} />}
        {acik === 'duzenle' && <PrjDialog kart={p} onClose={kapat} />}
        {acik === 'plan' && (
          <PlanDialog ProjeId={p.Id} planlar={planlar} konular={konular} tatiller={tatiller} onClose={kapat} />
        )}
        {(acik === 'konu' || konu) && (
          <KonuDialog ProjeId={p.Id} {...(konu && { konu })} konular={konular} onClose={kapat} />
        )}
        {nereye !== null && (
          <NedenDialog
            uc={oda.projeDurumGuncelle}
            kayit={p}
            nereye={nereye}
            ad={cikislar(PRJ_SURECI, p.DurumAnahtar).find((c) => c.nereye === nereye)?.ad ?? 'Kaydet'}
            onClose={kapat}
          />
        )}
      </Suspense>
    </>
  );
}
