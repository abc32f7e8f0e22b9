import { Flex, Text } from '@mantine/core';
import { type ListelenenGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconHeadset from '~icons/tabler/headset';
import { Link } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { useSecilenler } from '../../platform/list/secim.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';
import { GorusmeOnceligi } from './GorusmeOnceligi.tsx';
import { useSirayiTut } from './GorusmeSirasi.tsx';
import { GorusmeTopluIslemleri } from './GorusmeTopluIslemleri.tsx';
import { SlaSaati } from './SlaSaati.tsx';

const yol = (Id: number) => `/islemler/musterigorusme/detay?id=${Id}`;
const kimligi = (g: ListelenenGorusme) => g.Id;

const SUTUNLAR: readonly GridColumn<ListelenenGorusme>[] = [
  {
    id: 'No',
    header: 'No',
    width: '88px',
    value: (g) => g.No,
    renderCell: (g) => <Link to={yol(g.Id)}>{g.No}</Link>,
  },
  {
    id: 'Baslik',
    header: 'Konuşulan',
    width: '27%',
    card: 'title',
    value: (g) => g.Baslik,
    renderCell: (g) => <Link to={yol(g.Id)}>{g.Baslik}</Link>,
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '15%',
    card: 'line',
    value: (g) => g.Musteri,
    renderCell: (g) => <TwoLines top={<MusteriBagi Id={g.MusteriId} ad={g.Musteri} />} bottom={null} />,
  },
  {
    id: 'Yer',
    header: 'İl / İlçe',
    width: '14%',
    initiallyHidden: true,
    value: (g) => [g.Il, g.Ilce].filter(Boolean).join(' / '),
  },
  {
    id: 'Telefon',
    header: 'Telefon',
    width: '132px',
    nowrap: true,
    spare: 'wide',
    value: (g) => g.Telefon,
    renderCell: (g) => g.Telefon && <a href={telefonYolu(g.Telefon)}>{telefonYaz(g.Telefon)}</a>,
  },
  {
    id: 'OncelikSira',
    header: 'Öncelik',
    width: '84px',
    spare: true,
    value: (g) => g.OncelikSira,
    text: (g) => g.Oncelik,
    renderCell: (g) => <GorusmeOnceligi g={g} />,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '92px',
    card: 'chip',
    value: (g) => g.Durum,
    renderCell: (g) => <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} listede />,
  },
  {
    id: 'SlaBitis',
    header: 'Kalan Süre',
    width: '112px',
    nowrap: true,
    card: 'line',
    value: (g) => g.SlaBitis,
    renderCell: (g) => <SlaSaati {...g} />,
  },
  {
    id: 'Atanan',
    header: 'Atanan',
    width: '124px',
    card: 'line',
    value: (g) => g.Atanan,
    renderCell: (g) =>
      g.Atanan === null || g.AtananId === null ? (
        <Text span c="dimmed">
          Atanmamış
        </Text>
      ) : (
        <Flex component="span" gap={6} align="center" miw={0}>
          <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{g.Atanan}</span>
        </Flex>
      ),
  },
  {
    id: 'Tarih',
    header: 'Tarih',
    width: '124px',
    nowrap: true,
    // On a usual desk screen the room goes to what was said.
    spare: 'wide',
    value: (g) => g.Tarih,
    renderCell: (g) => zamanYaz(g.Tarih),
  },
  {
    id: 'SonHareket',
    header: 'Son Hareket',
    width: '124px',
    nowrap: true,
    initiallyHidden: true,
    value: (g) => g.SonHareket,
    renderCell: (g) => zamanYaz(g.SonHareket),
  },
  { id: 'Proje', header: 'Ürün', width: '16%', initiallyHidden: true, value: (g) => g.Proje },
  {
    id: 'Lisans',
    header: 'Lisans',
    width: '190px',
    initiallyHidden: true,
    value: (g) => g.LisansTur,
    text: (g) => [g.LisansTur, g.LisansDurum].filter(Boolean).join(' '),
    renderCell: (g) =>
      g.LisansTur !== null &&
      g.LisansDurum !== null && (
        <TwoLines
          top={g.LisansTur}
          bottom={
            g.LisansDurum === 'Aktif' ? (
              g.LisansBitis === null ? (
                'süresiz'
              ) : (
                tarihYaz(g.LisansBitis)
              )
            ) : (
              <LisansDurumEtiketi durum={g.LisansDurum} />
            )
          }
        />
      ),
  },
  { id: 'Konu', header: 'Konu', width: '12%', initiallyHidden: true, value: (g) => g.Konu },
  { id: 'GorusmeTur', header: 'Görüşme Türü', width: '110px', initiallyHidden: true, value: (g) => g.GorusmeTur },
  { id: 'TalepTur', header: 'İstek Türü', width: '110px', initiallyHidden: true, value: (g) => g.TalepTur },
  { id: 'Acan', header: 'Açan', width: '130px', initiallyHidden: true, value: (g) => g.Acan },
  { id: 'Sure', header: 'Süre (dk)', width: '88px', align: 'right', initiallyHidden: true, value: (g) => g.Sure },
];

/** The tickets as a table. Several can be selected for bulk acts. */
export function GorusmeTablosu({ liste }: { readonly liste: Listem<typeof oda.getGorusmeList> }) {
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.gorusmeAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const { secilenler, sec } = useSecilenler(liste.tablo.rows, kimligi);
  const { sirala } = liste.gorunum;
  useSirayiTut(liste.tablo.rows);
  return (
    <Panel>
      <DataGrid
        name="gorusme"
        label="Müşteri görüşmeleri"
        columns={SUTUNLAR}
        list={liste.tablo}
        rowKey={kimligi}
        rowName={(g) => `${g.No} ${g.Musteri}`}
        selection="multi"
        selected={secilenler.map(kimligi)}
        onSelect={sec}
        bulk={
          <GorusmeTopluIslemleri
            secilenler={secilenler}
            onSec={sec}
            onExcel={aktarir ? () => aktar.mutate({ sirala, Idler: secilenler.map(kimligi) }) : null}
          />
        }
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(liste.gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconHeadset size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde görüşme yok. ‘Yeni Görüşme’ ile açabilirsiniz.',
        }}
      />
    </Panel>
  );
}
