import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ZIYARET_LISTESI } from '@masabasi/core/pazarlama/ziyaret/liste';
import { ZIYARET_SEKMELERI, type ZiyaretSekmesi } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretSatiri } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { Button } from '@mantine/core';
import IconMapPin from '~icons/tabler/map-pin';
import IconPlus from '~icons/tabler/plus';
import IconRoute from '~icons/tabler/route';
import { useMemo, useState } from 'react';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { ZiyaretDurumEtiketi } from './ZiyaretDurumEtiketi.tsx';

const GunPlaniDialog = onDemand(() => import('./GunPlaniDialog.tsx'));
const ZiyaretKaydi = onDemand(() => import('./ZiyaretKaydi.tsx'));
const ZiyaretDialog = onDemand(() => import('./ZiyaretDialog.tsx'));

const zamani = (z: ZiyaretSatiri): string => `${zamanYaz(z.Baslama_Zamani)}–${istanbulSaati(z.Bitis_Zamani)}`;
const yeri = (z: ZiyaretSatiri): string => [z.Il, z.Ilce].filter(Boolean).join(', ');

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<ZiyaretSatiri>[] => [
  {
    id: 'Baslama_Zamani',
    header: 'Zaman',
    card: 'line',
    width: '190px',
    nowrap: true,
    value: (z) => z.Baslama_Zamani,
    text: zamani,
    renderCell: (z) => (
      <TwoLines
        top={
          <RecordLink to={`${SAYFA.ziyaret[1]}?id=${z.Id}`} onOpen={() => ac(z.Id)} className="tnum">
            {zamani(z)}
          </RecordLink>
        }
        bottom={z.GorusmeTur}
      />
    ),
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '26%',
    card: 'title',
    value: (z) => z.Musteri,
    renderCell: (z) => (
      <TwoLines top={<MusteriBagi Id={z.MusteriId} ad={z.Musteri} />} bottom={z.Projeler.join(', ')} />
    ),
  },
  {
    id: 'Il',
    header: 'İl',
    card: 'line',
    value: (z) => z.Il,
    text: yeri,
    renderCell: (z) => <TwoLines top={yeri(z) || 'Yazılmamış'} bottom={z.Yer || null} />,
  },
  {
    id: 'Personel',
    header: 'Görüşen',
    width: '16%',
    card: 'line',
    value: (z) => z.Personel,
    renderCell: (z) => z.Personel,
  },
  {
    id: 'Sonraki_Tarih',
    header: 'Sonraki Tarih',
    width: '120px',
    spare: true,
    value: (z) => z.Sonraki_Tarih,
    renderCell: (z) => z.Sonraki_Tarih && <span className="tnum">{tarihYaz(z.Sonraki_Tarih)}</span>,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '140px',
    card: 'chip',
    value: (z) => z.Sonuc ?? z.Durum,
    renderCell: (z) => <ZiyaretDurumEtiketi z={z} />,
  },
];

/** Page of visits to customers: planned ones, results, follow-ups. */
export default function ZiyaretPage() {
  const [yeni, setYeni] = useState(false);
  const [plan, setPlan] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const liste = useListe(oda.getZiyaretList, ZIYARET_LISTESI);
  const { gorunum } = liste;
  const { acik, ac, peek } = useListedenKayit('ziyaret', liste.tablo.rows);
  const sutunlar = useMemo(() => sutunlari(ac), [ac]);
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.ziyaretAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const adetler = liste.veri?.adetler;
  const tablo = (
    <Panel>
      <DataGrid
        name="ziyaret"
        label="Ziyaretler"
        columns={sutunlar}
        list={liste.tablo}
        rowKey={(z) => z.Id}
        rowName={(z) => `${z.Musteri} ${zamani(z)}`}
        onOpen={(z) => ac(z.Id)}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconMapPin size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde ziyaret yok.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Satış Görüşmeleri"
        actions={
          <>
            <Button variant="default" leftSection={<IconRoute size={16} aria-hidden />} onClick={() => setPlan(true)}>
              Gün Planı
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Ziyaret
            </Button>
          </>
        }
      />
      <Tabs
        label="Ziyaretler"
        value={gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as ZiyaretSekmesi })}
        tabs={Object.entries(ZIYARET_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as ZiyaretSekmesi]),
          content: tablo,
        }))}
      />
      {acik !== null && <ZiyaretKaydi key={acik} Id={acik} peek={peek} />}
      {yeni && <ZiyaretDialog onClose={() => setYeni(false)} />}
      {plan && <GunPlaniDialog onClose={() => setPlan(false)} />}
    </>
  );
}
