import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  YASAL_ANAHTARLAR,
  YASAL_DEGERLER,
  type YasalAnahtar,
  type YasalDeger,
  yasalDeger,
} from '@masabasi/core/izin/hakedis/yasal';
import { useState } from 'react';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const YasalDegerDialog = onDemand(() => import('./YasalDegerDialog.tsx'));

const yaz = (d: YasalDeger) => `${gunSayisiYaz(d.Deger)} ${YASAL_DEGERLER[d.Anahtar].birim}`;

/** Statutory numbers: the present value, and all rows with their start dates. */
export function YasalDegerler() {
  const liste = useEndpoint(oda.yasalDegerler, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<YasalAnahtar | null>(null);
  const degerler = liste.data?.degerler;
  const bugun = istanbulGunu(simdi());
  return (
    <Panel>
      <Table
        label="Yasal değerler"
        rows={degerler && YASAL_ANAHTARLAR}
        rowKey={(a) => a}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        empty=""
        columns={[
          { key: 'Ad', header: 'Değer', renderCell: (a) => YASAL_DEGERLER[a].ad },
          {
            key: 'Kaynak',
            header: 'Kaynak',
            width: '120px',
            nowrap: true,
            renderCell: (a) => YASAL_DEGERLER[a].kaynak,
          },
          {
            key: 'Simdi',
            header: 'Şimdi',
            width: '92px',
            align: 'right',
            nowrap: true,
            renderCell: (a) => (
              <b className="tnum">
                {yaz({ Anahtar: a, GecerliBaslangic: bugun, Deger: yasalDeger(degerler ?? [], a, bugun) })}
              </b>
            ),
          },
          {
            key: 'Satirlar',
            header: 'Geçerlilik',
            renderCell: (a) =>
              (degerler ?? [])
                .filter((d) => d.Anahtar === a)
                .map((d) => `${tarihYaz(d.GecerliBaslangic)} ve sonrası ${yaz(d)}`)
                .join(', '),
          },
          {
            key: 'Islem',
            header: 'İşlem',
            width: '104px',
            renderCell: (a) => <RowActions name={YASAL_DEGERLER[a].ad} onEdit={() => setAcik(a)} />,
          },
        ]}
      />
      {acik !== null && degerler && (
        <YasalDegerDialog
          anahtar={acik}
          satirlar={degerler.filter((d) => d.Anahtar === acik)}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
