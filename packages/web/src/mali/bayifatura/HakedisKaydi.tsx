import type { BayiHakedisi } from '@masabasi/core/mali/bayifatura/contract';
import { bayiFaturaHatasi, HAKEDIS_SURECI, type HakedisDurumu } from '@masabasi/core/mali/bayifatura/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { ayYaz, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import { useState } from 'react';
import { Link } from 'react-router';
import { bayifatura as oda } from '../../calls/bayifatura.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { useForm } from '../../platform/form/form.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { type RecordFact, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { HakedisDurumEtiketi } from './HakedisDurumEtiketi.tsx';

const bugun = () => istanbulGunu(simdi());

/** The dealer's own invoice for the month. */
function Fatura({ h, onClose }: { readonly h: BayiHakedisi; readonly onClose: () => void }) {
  const form = useForm(oda.hakedisFaturala, {
    draft: null,
    initial: (): { FaturaNo: string; FaturaTarihi: string | null } => ({ FaturaNo: '', FaturaTarihi: bugun() }),
    errors: (f) => ({
      FaturaNo: bayiFaturaHatasi(f.FaturaNo) ?? undefined,
      FaturaTarihi: f.FaturaTarihi === null && 'Faturanın gününü yazınız.',
    }),
    request: (f) => (f.FaturaTarihi === null ? null : { Id: h.Id, Surum: h.Surum, ...f }),
    onSuccess: onClose,
  });
  return (
    <FormDialog title={`Bayinin Faturası: ${h.Bayi}`} width={480} form={form} onClose={onClose}>
      <FormRow>
        <TextField {...form.field('FaturaNo')} label="Fatura No" maxLength={30} required first />
        <DateField {...form.field('FaturaTarihi')} label="Fatura Tarihi" min={`${h.Donem}-01`} max={bugun()} required />
      </FormRow>
    </FormDialog>
  );
}

/** The day on which the month was paid. */
function Odeme({ h, onClose }: { readonly h: BayiHakedisi; readonly onClose: () => void }) {
  const form = useForm(oda.hakedisOde, {
    draft: null,
    initial: (): { OdemeTarihi: string | null } => ({ OdemeTarihi: bugun() }),
    errors: (f) => ({ OdemeTarihi: f.OdemeTarihi === null && 'Ödemenin gününü yazınız.' }),
    request: ({ OdemeTarihi }) => (OdemeTarihi === null ? null : { Id: h.Id, Surum: h.Surum, OdemeTarihi }),
    onSuccess: onClose,
  });
  return (
    <FormDialog title={`Ödeme: ${h.Bayi}`} width={420} form={form} onClose={onClose}>
      <DateField {...form.field('OdemeTarihi')} label="Ödeme Tarihi" min={`${h.Donem}-01`} max={bugun()} required />
    </FormDialog>
  );
}

const para = (tutar: number): string => paraYaz(kurus(tutar), 'TRY');

const bilgileri = (h: BayiHakedisi): readonly RecordFact[] => [
  ['Ay', ayYaz(h.Donem)],
  ['Ciro (KDV hariç)', para(h.Ciro)],
  ['İade', h.Iade > 0 && para(h.Iade)],
  ['Önceki Aylardan', h.Devir < 0 && para(h.Devir)],
  ['Bayinin Faturası', h.FaturaTarihi !== null && [h.FaturaNo, tarihYaz(h.FaturaTarihi)].filter(Boolean).join(', ')],
  ['Ödeme', h.OdemeTarihi !== null && tarihYaz(h.OdemeTarihi)],
];

export interface HakedisKaydiProps {
  readonly Id: number;
  /** Absent: the commission is the page. */
  readonly peek?: RecordPeek;
}

const EXCEL_SIMGESI = <IconFileSpreadsheet size={16} />;
/** Steps that take an earlier one back. */
const GERI: Readonly<Record<HakedisDurumu, readonly HakedisDurumu[]>> = {
  hesaplandi: [],
  onayli: ['hesaplandi'],
  faturalandi: ['onayli'],
  odendi: ['faturalandi'],
};

/** A dealer's month: its invoices and its steps. Over its list or as a page. */
export default function HakedisKaydi({ Id, peek }: HakedisKaydiProps) {
  const detay = useEndpoint(oda.getHakedisDetay, { Id });
  const { acar } = useBen();
  const [acik, setAcik] = useState<'fatura' | 'odeme' | null>(null);
  const cagiran = { onaylar: useYetkiVar(YETKI.bayiKosul), oder: useYetkiVar(YETKI.tahsilatYaz) };
  const onayla = useAction(oda.hakedisOnayla);
  const faturala = useAction(oda.hakedisFaturala);
  const ode = useAction(oda.hakedisOde);
  const aktar = useAction(oda.hakedisAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const adim = (h: BayiHakedisi, nereye: HakedisDurumu) => {
    const { Surum } = h;
    if (h.DurumAnahtar === 'hesaplandi') onayla.mutate({ Id, Surum, Onayli: true });
    else if (nereye === 'hesaplandi') onayla.mutate({ Id, Surum, Onayli: false });
    else if (nereye === 'onayli') faturala.mutate({ Id, Surum, FaturaNo: '', FaturaTarihi: null });
    else if (nereye === 'odendi') setAcik('odeme');
    else if (h.DurumAnahtar === 'odendi') ode.mutate({ Id, Surum, OdemeTarihi: null });
    else setAcik('fatura');
  };
  const adimlari = (h: BayiHakedisi) =>
    gecisIsleri(HAKEDIS_SURECI, h, cagiran, {
      onSec: (nereye) => adim(h, nereye),
      geri: GERI[h.DurumAnahtar],
      mesgul: onayla.isPending || faturala.isPending || ode.isPending,
    });
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Hakediş"
      title={({ hakedis: h }) => `${h.Bayi}: ${ayYaz(h.Donem)}`}
      rows={6}
      address={acar(SAYFA.bayifatura[0]) ? kayitYolu(SAYFA.bayifatura[0], Id) : null}
      peek={peek}
      renderState={({ hakedis: h }) => <HakedisDurumEtiketi durum={h.DurumAnahtar} />}
      figures={({ hakedis: h }) => [
        { label: 'Hakediş', value: para(h.Tutar) },
        { label: 'Komisyon', value: para(h.Komisyon) },
      ]}
      next={({ hakedis: h }) => adimlari(h).siradaki}
      acts={({ hakedis: h }) => [
        ...adimlari(h).isler,
        {
          label: 'Excel’e Aktar',
          icon: EXCEL_SIMGESI,
          busy: aktar.isPending,
          onClick: () => aktar.mutate({ Id }),
        },
      ]}
      facts={({ hakedis: h }) => bilgileri(h)}
      wide
      renderWindows={({ hakedis }) => (
        <>
          {acik === 'fatura' && <Fatura h={hakedis} onClose={() => setAcik(null)} />}
          {acik === 'odeme' && <Odeme h={hakedis} onClose={() => setAcik(null)} />}
        </>
      )}
    >
      {({ hakedis, satirlar }) => (
        <>
          {hakedis.Tutar < 0 && <p>Eksi kalan, bayinin sonraki ayından düşülür.</p>}
          <Table
            label="Hakedişi oluşturan faturalar"
            rows={satirlar}
            rowKey={(s) => s.FaturaId}
            empty="Bu ay bayinin müşterilerine fatura kesilmedi."
            columns={[
              { key: 'Tarih', header: 'Tarih', width: '108px', nowrap: true, renderCell: (s) => tarihYaz(s.Tarih) },
              {
                key: 'No',
                header: 'Fatura',
                width: '172px',
                nowrap: true,
                renderCell: (s) => (
                  <Link to={`/mali/${s.Tur === 'efatura' ? 'efatura' : 'afatura'}/${s.FaturaId}`}>{s.No}</Link>
                ),
              },
              { key: 'Musteri', header: 'Müşteri', renderCell: (s) => s.Musteri },
              {
                key: 'Matrah',
                header: 'Tutar',
                width: '132px',
                align: 'right',
                nowrap: true,
                renderCell: (s) => paraYaz(kurus(s.Matrah), 'TRY'),
              },
              {
                key: 'Oran',
                header: 'Oran',
                width: '72px',
                align: 'right',
                renderCell: (s) => `%${sayiYaz(s.Oran / 100)}`,
              },
              {
                key: 'Komisyon',
                header: 'Komisyon',
                width: '124px',
                align: 'right',
                nowrap: true,
                renderCell: (s) => paraYaz(kurus(s.Komisyon), 'TRY'),
              },
            ]}
          />
        </>
      )}
    </RecordView>
  );
}
