import { sozlesmeDurumu } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { SozlesmeEtiketi } from './SozlesmeEtiketi.tsx';

export const bayiSutunlari = (ac: (Id: number) => void): readonly GridColumn<BayiSatiri>[] => [
  {
    id: 'Ad',
    header: 'Bayi',
    width: '24%',
    card: 'title',
    value: (b) => b.Ad,
    renderCell: (b) => <TwoLines top={<OpenButton onClick={() => ac(b.Id)}>{b.Ad}</OpenButton>} bottom={b.Yetkili} />,
  },
  {
    id: 'Il',
    header: 'İl',
    width: '12%',
    card: 'line',
    value: (b) => b.Il,
    renderCell: (b) => <TwoLines top={b.Il ?? '–'} bottom={b.Ilce} />,
  },
  {
    id: 'Bolge',
    header: 'Bölge',
    spare: true,
    value: (b) => b.Bolge,
    renderCell: (b) => b.Bolge || '–',
  },
  {
    id: 'Telefon',
    header: 'Telefon',
    width: '150px',
    nowrap: true,
    spare: 'wide',
    value: (b) => b.Telefon,
    renderCell: (b) => (b.Telefon === null ? '–' : <a href={telefonYolu(b.Telefon)}>{telefonYaz(b.Telefon)}</a>),
  },
  { id: 'Sorumlu', header: 'Sorumlu', width: '14%', spare: true, value: (b) => b.Sorumlu },
  {
    id: 'Sozlesme_Bitis',
    header: 'Sözleşme Bitişi',
    width: '190px',
    card: 'chip',
    value: (b) => b.Sozlesme_Bitis,
    text: (b) => (b.Sozlesme_Bitis === null ? '' : tarihYaz(b.Sozlesme_Bitis)),
    renderCell: (b) =>
      b.Aktif ? (
        <SozlesmeEtiketi bitis={b.Sozlesme_Bitis} durum={sozlesmeDurumu(b, istanbulGunu(simdi()))} />
      ) : (
        <Chip>Pasif</Chip>
      ),
  },
  { id: 'Musteri', header: 'Müşteri', width: '96px', align: 'right', card: 'named', value: (b) => b.Musteri },
  { id: 'Lisans', header: 'Aktif Lisans', width: '112px', align: 'right', card: 'named', value: (b) => b.Lisans },
];
