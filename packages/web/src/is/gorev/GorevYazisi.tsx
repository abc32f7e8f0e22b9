import { anma, kisiBul, yazilanArama } from '@masabasi/core/masa/takip/rules';
import { Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import { useForm } from '../../platform/form/form.ts';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SuggestArea } from '../../ui/SuggestArea.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface YaziFormu {
  readonly Aciklama: string;
  readonly ekler: readonly number[];
  /** Files pasted into the note, which are stored with the task. */
  readonly dosyalar: readonly YaziDosyasi[];
}

/** People offered at a time. */
const EN_COK = 8;

export function GorevYazisi({ Id, ProjeId }: { readonly Id: number; readonly ProjeId: number }) {
  const kutu = useRef<HTMLTextAreaElement>(null);
  const [yaziliyor, setYaziliyor] = useState(false);
  const { data } = useEndpoint(oda.gorevKisileri, { ProjeId }, { enabled: yaziliyor });
  const oner = (metin: string, imlec: number) => {
    const arama = yazilanArama(metin, imlec);
    if (arama?.isaret !== '@') return null;
    const bulunan = kisiBul(data?.kisiler ?? [], arama.aranan).slice(0, EN_COK);
    return { label: 'Çalışma arkadaşları', from: arama.yer, options: bulunan.map((k) => ({ key: k.Id, name: k.Ad })) };
  };
  const form = useForm(oda.gorevNotKaydet, {
    draft: `gorev.yazi.${Id}`,
    initial: (): YaziFormu => ({ Aciklama: '', ekler: [], dosyalar: [] }),
    errors: ({ Aciklama }) => ({ Aciklama: Aciklama.trim() === '' && 'Bir şeyler yazınız.' }),
    request: ({ Aciklama, dosyalar }) => ({ Id, Aciklama, dosyalar: dosyalar.map((d) => d.Id) }),
    next: ['Aciklama', 'ekler', 'dosyalar'],
    onSuccess: () => bildir({ baslik: 'Not yazıldı', tur: 'success' }),
  });
  const { dosyalar } = form.values;
  const gonderilen = useYaziDosyalari(`gorev.${Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  return (
    <Form onSubmit={form.submit} refusals={form.refusals}>
      <Stack gap={8}>
        <EkSecimi
          yer={{ Nesne: 'gorev', NesneId: Id }}
          alan={form.field('ekler')}
          dosyalar={dosyalar}
          gonderilen={gonderilen}
          postayla={false}
        >
          <SuggestArea
            {...form.field('Aciklama')}
            area={kutu}
            label="Not"
            description="@ ile çalışma arkadaşınızı anarsanız ona bildirilir."
            rows={3}
            maxLength={8000}
            suggest={oner}
            textOf={({ name }) => `${anma(name)} `}
            onTake={() => undefined}
            onFocus={() => setYaziliyor(true)}
          />
        </EkSecimi>
        <FormError message={form.message} />
        <div>
          <Button type="submit" variant="default" loading={form.isPending} disabled={gonderilen.suruyor}>
            Notu Kaydet
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
