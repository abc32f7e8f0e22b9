import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { YONLENDIRME_LISTESI } from '@masabasi/core/pazarlama/yonlendirme/liste';
import {
  YONLENDIRME_SEKMELERI,
  YONLENDIRME_SURECI,
  type YonlendirmeDurumu,
  type YonlendirmeSekmesi,
} from '@masabasi/core/pazarlama/yonlendirme/rules';
import type { YonlendirmeSatiri } from '@masabasi/core/pazarlama/yonlendirme/satirlar';
import { Button, Group } from '@mantine/core';
import IconArrowsRightLeft from '~icons/tabler/arrows-right-left';
import IconMapPins from '~icons/tabler/map-pins';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { yonlendirme as oda } from '../../calls/yonlendirme.ts';
import { useAction } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const YonlendirmeRetDialog = onDemand(() => import('./YonlendirmeRetDialog.tsx'));
const SatisBolgeleriDialog = onDemand(() => import('../aday/SatisBolgeleriDialog.tsx'));

const TONLAR = { bekliyor: 'info', kabul: 'ok', red: 'danger', geri: 'neutral' } as const;

const sutunlari = (
  onSec: (y: YonlendirmeSatiri, nereye: YonlendirmeDurumu) => void,
): readonly GridColumn<YonlendirmeSatiri>[] => [
  {
    id: 'Musteri',
    header: 'Aday',
    width: '24%',
    card: 'title',
    value: (y) => y.Musteri,
    renderCell: (y) => (
      <TwoLines
        top={<Link to={kayitYolu(SAYFA.ziyaret[2], y.AdayId)}>{y.Musteri}</Link>}
        bottom={[y.Proje, y.Il].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    id: 'Neden',
    header: 'Neden',
    card: 'line',
    value: (y) => y.Neden,
    renderCell: (y) => <TwoLines top={y.Neden} bottom={y.KararAciklama === '' ? null : `Ret: ${y.KararAciklama}`} />,
  },
  {
    id: 'Hedef',
    header: 'Kimden, Kime',
    width: '18%',
    card: 'line',
    value: (y) => y.Hedef,
    renderCell: (y) => <TwoLines top={y.Hedef} bottom={`gönderen ${y.Gonderen}`} />,
  },
  {
    id: 'Termin',
    header: 'Son Karar Günü',
    width: '130px',
    card: 'line',
    value: (y) => y.Termin,
    renderCell: (y) => <span className="tnum">{tarihYaz(y.Termin)}</span>,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '130px',
    card: 'chip',
    value: (y) => y.Durum,
    renderCell: (y) => (
      <Chip tone={y.Gecikti ? 'warn' : TONLAR[y.DurumAnahtar]}>{y.Gecikti ? 'Gecikti' : y.Durum}</Chip>
    ),
  },
  {
    id: 'Islem',
    header: 'İşlemler',
    width: '220px',
    actions: true,
    value: () => null,
    renderCell: (y) => (
      <Group gap={8} wrap="nowrap">
        <GecisDugmeleri
          surec={YONLENDIRME_SURECI}
          kayit={y}
          cagiran={{ alici: y.Alici, gonderen: y.Gonderdim }}
          asil="kabul"
          size="compact-sm"
          kime={y.Musteri}
          onSec={(nereye) => onSec(y, nereye)}
        />
      </Group>
    ),
  },
];

/** Page of referred prospects: waiting decisions, sent referrals, overdue ones. */
export default function YonlendirmePage() {
  const [reddedilen, setReddedilen] = useState<YonlendirmeSatiri | null>(null);
  const [bolgeler, setBolgeler] = useState(false);
  const bolgeYonetir = useYetkiVar(YETKI.bolgeYonet);
  const liste = useListe(oda.getYonlendirmeList, YONLENDIRME_LISTESI);
  const adetler = liste.veri?.adetler;
  const { mutate } = useAction(oda.yonlendirmeKarar, {
    onSuccess: (_, { Durum }) =>
      bildir({
        baslik: Durum === 'kabul' ? 'Aday artık sizde' : 'Yönlendirme geri alındı',
        tur: 'success',
      }),
  });
  // Without decisions to take, the texts use the room of the buttons.
  const kararVar = liste.veri?.yonlendirmelist.some((y) => y.DurumAnahtar === 'bekliyor' && (y.Alici || y.Gonderdim));
  const columns = useMemo(() => {
    const hepsi = sutunlari((y, nereye) => {
      if (nereye === 'red') setReddedilen(y);
      else mutate({ Id: y.Id, Surum: y.Surum, Durum: nereye });
    });
    return kararVar === false ? hepsi.filter((s) => s.id !== 'Islem') : hepsi;
  }, [mutate, kararVar]);
  const tablo = (
    <Panel>
      <DataGrid
        name="yonlendirme"
        label="Yönlendirmeler"
        columns={columns}
        list={liste.tablo}
        rowKey={(y) => y.Id}
        rowName={(y) => `${y.Musteri} ${y.Hedef}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconArrowsRightLeft size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde yönlendirme yok. Bir aday, kendi penceresinden yönlendirilir.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Yönlendirmeler"
        actions={
          bolgeYonetir && (
            <Button
              variant="default"
              leftSection={<IconMapPins size={16} aria-hidden />}
              onClick={() => setBolgeler(true)}
            >
              Satış Bölgeleri
            </Button>
          )
        }
      />
      <Tabs
        label="Yönlendirmeler"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as YonlendirmeSekmesi })}
        tabs={Object.entries(YONLENDIRME_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as YonlendirmeSekmesi]),
          content: tablo,
        }))}
      />
      {reddedilen && <YonlendirmeRetDialog yonlendirme={reddedilen} onClose={() => setReddedilen(null)} />}
      {bolgeler && <SatisBolgeleriDialog onClose={() => setBolgeler(false)} />}
    </>
  );
}
