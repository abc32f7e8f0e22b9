import type { BayiHakedisi } from '@masabasi/core/mali/bayifatura/contract';
import { bayiFaturaHatasi, HAKEDIS_DURUM_ADLARI, HAKEDIS_SURECI } from '@masabasi/core/mali/bayifatura/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { gecisler } from '@masabasi/core/platform/process/surec';
import { ayYaz, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { bayifatura as oda } from '../../calls/bayifatura.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';

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

/** The steps that this person may take now. */
function Adimlar({ h, onForm }: { readonly h: BayiHakedisi; readonly onForm: (ne: 'fatura' | 'odeme') => void }) {
  const cagiran = { onaylar: useYetkiVar(YETKI.bayiKosul), oder: useYetkiVar(YETKI.tahsilatYaz) };
  const onayla = useAction(oda.hakedisOnayla);
  const faturala = useAction(oda.hakedisFaturala);
  const ode = useAction(oda.hakedisOde);
  const aktar = useAction(oda.hakedisAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const { Id, Surum } = h;
  const adim = (nereye: BayiHakedisi['DurumAnahtar']) => {
    if (h.DurumAnahtar === 'hesaplandi') onayla.mutate({ Id, Surum, Onayli: true });
    else if (nereye === 'hesaplandi') onayla.mutate({ Id, Surum, Onayli: false });
    else if (nereye === 'onayli') faturala.mutate({ Id, Surum, FaturaNo: '', FaturaTarihi: null });
    else if (nereye === 'odendi') onForm('odeme');
    else if (h.DurumAnahtar === 'odendi') ode.mutate({ Id, Surum, OdemeTarihi: null });
    else onForm('fatura');
  };
  return (
    <>
      <Button variant="default" loading={aktar.isPending} onClick={() => aktar.mutate({ Id })}>
        Excel’e Aktar
      </Button>
      {gecisler(HAKEDIS_SURECI, h, cagiran).map((g) => (
        <Button key={g.nereye} variant={g.ad.includes('Geri Al') ? 'default' : 'filled'} onClick={() => adim(g.nereye)}>
          {g.ad}
        </Button>
      ))}
    </>
  );
}

/** A dealer's month: its invoices and its steps. */
export default function HakedisDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const detay = useEndpoint(oda.getHakedisDetay, { Id });
  const [acik, setAcik] = useState<'fatura' | 'odeme' | null>(null);
  return (
    <RecordDialog
      of={detay}
      kind="Hakediş"
      title={({ hakedis: h }) => `${h.Bayi}: ${ayYaz(h.Donem)}`}
      width={860}
      rows={6}
      gap={0}
      closeButton={false}
      readOnly={false}
      onClose={onClose}
      renderActs={({ hakedis }) => <Adimlar h={hakedis} onForm={setAcik} />}
      renderWindows={({ hakedis }) => (
        <>
          {acik === 'fatura' && <Fatura h={hakedis} onClose={() => setAcik(null)} />}
          {acik === 'odeme' && <Odeme h={hakedis} onClose={() => setAcik(null)} />}
        </>
      )}
    >
      {({ hakedis, satirlar }) => (
        <>
          <p>
            {`${HAKEDIS_DURUM_ADLARI[hakedis.DurumAnahtar]}. Ciro ${paraYaz(kurus(hakedis.Ciro), 'TRY')}, iade ${paraYaz(kurus(hakedis.Iade), 'TRY')}, komisyon ${paraYaz(kurus(hakedis.Komisyon), 'TRY')}${hakedis.Devir < 0 ? `, önceki aylardan ${paraYaz(kurus(hakedis.Devir), 'TRY')}` : ''}. Hakediş `}
            <strong className="tnum">{paraYaz(kurus(hakedis.Tutar), 'TRY')}</strong>.
            {hakedis.Tutar < 0 && ' Eksi kalan, bayinin sonraki ayından düşülür.'}
          </p>
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
    </RecordDialog>
  );
}
