import { Flex } from '@mantine/core';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { WebistekSatiri } from '@masabasi/core/masa/webistek/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconWorld from '~icons/tabler/world';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { webistek as oda } from '../../calls/webistek.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { useSecilenler } from '../../platform/list/secim.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { WebistekDurumEtiketi } from './WebistekDurumEtiketi.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { WebistekTopluIslemleri } from './WebistekTopluIslemleri.tsx';

const kimligi = (w: WebistekSatiri) => w.Id;
const ulasim = (w: WebistekSatiri) => [w.Telefon && telefonYaz(w.Telefon), w.Eposta].filter(Boolean).join(' · ');

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<WebistekSatiri>[] => [
  { id: 'No', header: 'No', width: '88px', value: (w) => w.No },
  {
    id: 'Metin',
    header: 'İstek',
    width: '32%',
    card: 'title',
    value: (w) => w.Metin,
    renderCell: (w) => <OpenButton onClick={() => ac(w.Id)}>{w.Metin}</OpenButton>,
  },
  {
    id: 'AdSoyad',
    header: 'Kimden',
    width: '20%',
    card: 'line',
    value: (w) => w.AdSoyad,
    renderCell: (w) => <TwoLines top={w.AdSoyad} bottom={w.Kurum || ulasim(w)} />,
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '14%',
    // Mostly the same name as before it.
    spare: 'wide',
    value: (w) => w.Musteri,
    renderCell: (w) =>
      w.MusteriId !== null && <TwoLines top={<MusteriBagi Id={w.MusteriId} ad={w.Musteri ?? ''} />} bottom={null} />,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '124px',
    card: 'chip',
    value: (w) => w.Durum,
    renderCell: (w) => <WebistekDurumEtiketi durum={w.DurumAnahtar} ad={w.Durum} listede />,
  },
  {
    id: 'Atanan',
    header: 'İnceleyen',
    width: '150px',
    spare: true,
    value: (w) => w.Atanan,
    renderCell: (w) =>
      w.Atanan !== null &&
      w.AtananId !== null && (
        <Flex component="span" display="inline-flex" gap={6} align="center" miw={0}>
          <KisiYuzu id={w.AtananId} ad={w.Atanan} size={24} />
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{w.Atanan}</span>
        </Flex>
      ),
  },
  {
    id: 'Tarih',
    header: 'Geldi',
    width: '130px',
    nowrap: true,
    card: 'line',
    value: (w) => w.Tarih,
    renderCell: (w) => zamanYaz(w.Tarih),
  },
  { id: 'Proje', header: 'Ürün', width: '16%', initiallyHidden: true, value: (w) => w.Proje },
  { id: 'Ulasim', header: 'Telefon ve E-posta', width: '20%', initiallyHidden: true, value: ulasim },
  {
    id: 'Gorusme',
    header: 'Görüşme',
    width: '100px',
    initiallyHidden: true,
    value: (w) => w.GorusmeNo,
    renderCell: (w) =>
      w.GorusmeId !== null && <Link to={`/islemler/musterigorusme/detay?id=${w.GorusmeId}`}>{w.GorusmeNo}</Link>,
  },
];

export interface WebistekTablosuProps {
  readonly liste: Listem<typeof oda.getWebistekList>;
  /** Opens the window of a request. */
  readonly onAc: (Id: number) => void;
}

/** The requests as a table. Several can be selected for bulk acts. */
export function WebistekTablosu({ liste, onAc }: WebistekTablosuProps) {
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.webistekAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const { secilenler, sec } = useSecilenler(liste.tablo.rows, kimligi);
  const sutunlar = useMemo(() => sutunlari(onAc), [onAc]);
  const { sirala } = liste.gorunum;
  return (
    <Panel>
      <DataGrid
        name="webistek"
        label="Web istekleri"
        columns={sutunlar}
        list={liste.tablo}
        rowKey={kimligi}
        rowName={(w) => `${w.No} ${w.AdSoyad}`}
        selection="multi"
        selected={secilenler.map(kimligi)}
        onSelect={sec}
        bulk={
          <WebistekTopluIslemleri
            secilenler={secilenler}
            onSec={sec}
            onExcel={aktarir ? () => aktar.mutate({ sirala, Idler: secilenler.map(kimligi) }) : null}
          />
        }
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(liste.gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconWorld size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde istek yok. Formun adresini sitenize koyduğunuzda istekler burada görünür.',
        }}
      />
    </Panel>
  );
}
