import { TEKLIF_GORUSME_LISTESI } from '@masabasi/core/pazarlama/teklif/liste';
import { TEKLIF_GORUSME_SEKMELERI } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifGorusmeSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon } from '@mantine/core';
import IconPhoneOff from '~icons/tabler/phone-off';
import IconPhonePlus from '~icons/tabler/phone-plus';
import { lazy, Suspense, useMemo, useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const TeklifKaydi = lazy(() => import('./TeklifKaydi.tsx'));
const TeklifGorusmeDialog = lazy(() => import('./TeklifGorusmeDialog.tsx'));

type Sekme = keyof typeof TEKLIF_GORUSME_SEKMELERI;

const sutunlari = (
  ac: (Id: number) => void,
  yaz: ((g: TeklifGorusmeSatiri) => void) | null,
): readonly GridColumn<TeklifGorusmeSatiri>[] => [
  {
    id: 'Sonraki_Tarih',
    header: 'Sonraki Adım',
    width: '150px',
    nowrap: true,
    card: 'chip',
    value: (g) => g.Sonraki_Tarih,
    text: (g) => (g.Sonraki_Tarih === null ? '' : tarihYaz(g.Sonraki_Tarih)),
    renderCell: (g) =>
      g.Sonraki_Tarih === null ? (
        '–'
      ) : g.Gecikti ? (
        <Chip tone="danger">{tarihYaz(g.Sonraki_Tarih)} gecikti</Chip>
      ) : (
        <span className="tnum">{tarihYaz(g.Sonraki_Tarih)}</span>
      ),
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '26%',
    card: 'title',
    value: (g) => g.Musteri,
    renderCell: (g) => <TwoLines top={g.Musteri} bottom={g.Proje} />,
  },
  {
    id: 'No',
    header: 'Teklif',
    width: '150px',
    nowrap: true,
    card: 'line',
    value: (g) => g.No,
    renderCell: (g) => <OpenButton onClick={() => ac(g.TeklifId)}>{g.No}</OpenButton>,
  },
  {
    id: 'Aciklama',
    header: 'Görüşülen',
    width: '30%',
    card: 'line',
    value: (g) => g.Aciklama,
    renderCell: (g) => <TwoLines top={g.Aciklama} bottom={g.GorusmeTur} />,
  },
  {
    id: 'Tarih',
    header: 'Gün',
    width: '104px',
    nowrap: true,
    spare: true,
    value: (g) => g.Tarih,
    text: (g) => tarihYaz(g.Tarih),
    renderCell: (g) => <span className="tnum">{tarihYaz(g.Tarih)}</span>,
  },
  {
    id: 'Kisi',
    header: 'Görüşen',
    width: '16%',
    spare: true,
    value: (g) => g.Kisi,
    renderCell: (g) => g.Kisi,
  },
  ...(yaz === null
    ? []
    : [
        {
          id: 'islem',
          header: 'İşlem',
          width: '64px',
          actions: true,
          value: () => null,
          renderCell: (g: TeklifGorusmeSatiri) =>
            g.Acik && (
              <ActionIcon aria-label={`Görüşme yaz: ${g.No}`} onClick={() => yaz(g)}>
                <IconPhonePlus size={17} aria-hidden />
              </ActionIcon>
            ),
        } as GridColumn<TeklifGorusmeSatiri>,
      ]),
];

function Icerik() {
  const [yazilan, setYazilan] = useState<TeklifGorusmeSatiri | null>(null);
  const yazar = useYetkiVar(YETKI.teklifYaz);
  const liste = useListe(oda.getTeklifGorusmeList, TEKLIF_GORUSME_LISTESI);
  const [acik, ac] = useAdrestekiKayit('teklif');
  const columns = useMemo(() => sutunlari(ac, yazar ? setYazilan : null), [ac, yazar]);
  const tablo = (
    <Panel>
      <DataGrid
        name="teklifGorusme"
        label="Teklif görüşmeleri"
        columns={columns}
        list={liste.tablo}
        rowKey={(g) => g.Id}
        rowName={(g) => `${g.No} ${g.Musteri}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconPhoneOff size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Görüşmeyi teklifin penceresinden yazınız; sonraki adımın günü burada takip edilir.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <Tabs
        label="Teklif görüşmesi bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as Sekme })}
        tabs={Object.entries(TEKLIF_GORUSME_SEKMELERI).map(([value, label]) => ({ value, label, content: tablo }))}
      />
      <Suspense fallback={null}>
        {acik !== null && <TeklifKaydi key={acik} Id={acik} onAc={ac} peek={{ onOpen: ac, onClose: () => ac(null) }} />}
        {yazilan && (
          <TeklifGorusmeDialog
            teklif={{ Id: yazilan.TeklifId, No: yazilan.No, Revizyon: 1 }}
            onClose={() => setYazilan(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Page of tickets about quotes: their text and the day of the next one. */
export default function TeklifGorusmePage() {
  return (
    <>
      <PageHeader
        title="Teklif Görüşmeleri"
        text="Bugün kimi arayacağınız ve gecikenler; yeni görüşme öncekinin takibini kapatır."
      />
      <Icerik />
    </>
  );
}
