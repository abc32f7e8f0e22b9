import { AKIS_TURLERI, type AkisAdimi, akisSirasi } from '@masabasi/core/is/projetakip/akis';
import { adimDegistir } from '@masabasi/core/is/projetakip/akisDuzeni';
import { CheckField } from '../../ui/CheckField.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

export interface AkisListesiProps {
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  /** Absent: read-only. */
  readonly onDegis?: ((adimlar: AkisAdimi[]) => void) | undefined;
  readonly onAc: (id: number) => void;
}

/** The same flow as rows, in reading order: for people who cannot or do not want to use the canvas. */
export function AkisListesi({ adimlar, kisiler, onDegis, onAc }: AkisListesiProps) {
  const sirali = akisSirasi(adimlar);
  const numara = new Map(sirali.map((a, n) => [a.Id, n + 1]));
  const adi = (id: number) => `${numara.get(id) ?? '?'}. ${adimlar.find((a) => a.Id === id)?.Ad ?? ''}`;
  const columns: readonly Column<AkisAdimi>[] = [
    { key: 'Sira', header: 'Sıra', width: '56px', align: 'right', renderCell: (a) => numara.get(a.Id) },
    {
      key: 'Ad',
      header: 'Adım',
      renderCell: (a) => <OpenButton onClick={() => onAc(a.Id)}>{a.Ad}</OpenButton>,
    },
    { key: 'Tur', header: 'Tür', width: '100px', renderCell: (a) => AKIS_TURLERI[a.Tur] },
    {
      key: 'Sonraki',
      header: 'Ardından',
      renderCell: (a) => a.Sonraki.map((s) => `${s.Etiket ? `${s.Etiket}: ` : ''}${adi(s.AkisId)}`).join('; ') || '—',
    },
    {
      key: 'Sorumlu',
      header: 'Sorumlu',
      width: '130px',
      renderCell: (a) => kisiler.find((k) => k.Id === a.SorumluId)?.Ad,
    },
    {
      key: 'Sure',
      header: 'Süre',
      width: '80px',
      nowrap: true,
      align: 'right',
      renderCell: (a) => a.Sure !== null && `${String(a.Sure).replace('.', ',')} sa`,
    },
    {
      key: 'Tamamlandi',
      header: 'Tamam',
      width: '160px',
      renderCell: (a) =>
        a.Tur === 'adim' &&
        (onDegis ? (
          <CheckField
            label="Tamamlandı"
            value={a.Tamamlandi}
            onChange={(Tamamlandi) => onDegis(adimDegistir(adimlar, a.Id, { Tamamlandi }))}
          />
        ) : a.Tamamlandi ? (
          'Tamamlandı'
        ) : (
          ''
        )),
    },
  ];
  return (
    <Table
      label="Akışın adımları"
      rows={sirali}
      rowKey={(a) => a.Id}
      columns={columns}
      empty="Akışta adım yok. Önce ‘Başlangıç’ ekleyiniz."
    />
  );
}
