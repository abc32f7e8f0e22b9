import type { AnalizSatiri } from '@masabasi/core/is/analiz/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';

export const analizSutunlari = (ac: (Id: number) => void): readonly GridColumn<AnalizSatiri>[] => [
  {
    id: 'No',
    header: 'No',
    width: '88px',
    nowrap: true,
    card: 'line',
    value: (a) => a.No,
    renderCell: (a) => <span className="tnum">{a.No}</span>,
  },
  {
    id: 'Baslik',
    header: 'Başlık',
    width: '26%',
    card: 'title',
    value: (a) => a.Baslik,
    renderCell: (a) => (
      <TwoLines top={<OpenButton onClick={() => ac(a.Id)}>{a.Baslik}</OpenButton>} bottom={a.AnalizTur} />
    ),
  },
  { id: 'Proje', header: 'Ürün', width: '15%', card: 'line', value: (a) => a.Proje, renderCell: (a) => a.Proje },
  {
    id: 'Durum',
    header: 'Durum',
    width: '140px',
    card: 'chip',
    value: (a) => a.Durum,
    renderCell: (a) => (
      <TwoLines
        top={<RenkliAd renk={a.DurumRenk} ad={a.Durum} />}
        bottom={a.ErtelenenGun === null ? null : `${tarihYaz(a.ErtelenenGun)} gününe`}
      />
    ),
  },
  {
    id: 'Aciliyet',
    header: 'Aciliyet',
    width: '104px',
    spare: true,
    value: (a) => a.Aciliyet,
    renderCell: (a) => <RenkliAd renk={a.AciliyetRenk} ad={a.Aciliyet} />,
  },
  {
    id: 'Analist',
    header: 'Analist',
    width: '14%',
    card: 'line',
    value: (a) => a.Analist,
    renderCell: (a) => a.Analist ?? 'Üstlenilmedi',
  },
  {
    id: 'Efor',
    header: 'Efor',
    width: '84px',
    align: 'right',
    spare: true,
    value: (a) => a.Efor,
    renderCell: (a) => <span className="tnum">{a.Efor === null ? '' : `${sayiYaz(a.Efor)} sa`}</span>,
  },
  {
    id: 'Isteyen',
    header: 'Kaç Müşteri İstedi',
    width: '136px',
    align: 'right',
    value: (a) => a.Isteyen,
    renderCell: (a) => <span className="tnum">{a.Isteyen}</span>,
  },
  {
    id: 'SonHareket',
    header: 'Son Hareket',
    width: '136px',
    nowrap: true,
    spare: 'wide',
    value: (a) => a.SonHareket,
    renderCell: (a) => <span className="tnum">{zamanYaz(a.SonHareket)}</span>,
  },
];
