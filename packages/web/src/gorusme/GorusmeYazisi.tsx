import type { Alici } from '@masabasi/core/gorusme/alici';
import { gorusme as oda, type GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { bosYerEngeli } from '@masabasi/core/sablon/rules';
import { type AnilanKisi, metindekiler } from '@masabasi/core/takip/rules';
import { Button } from '@mantine/core';
import type { KeptDraft } from '../drafts.ts';
import { useForm } from '../form.ts';
import { useServerDraft } from '../serverDrafts.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { RestoredNotice } from '../ui/RestoredNotice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { bildir } from '../ui/Toast.tsx';
import { GorusmeYaziAlani } from './GorusmeYaziAlani.tsx';
import { GorusmeYaziDosyalari, useYaziDosyalari, type YaziDosyasi } from './GorusmeYaziDosyalari.tsx';
import css from './GorusmeYazisi.module.css';

export interface GorusmeYazisiProps {
  readonly g: GorusmeKarti;
  /** Whom an answer can be sent to, who is meant in front. */
  readonly alicilar: readonly Alici[];
}

/** Chosen where nothing is sent: it was said already. */
const TELEFONDA = '';

const KAYNAKTA: Readonly<Record<Alici['Kaynak'], string>> = {
  kart: 'müşteri kartı',
  kisi: 'müşterinin kişisi',
  istek: 'isteği yazan',
  yazan: 'e-posta yazan',
};

/** An address, and whose it is. */
const aliciAdi = ({ Adres, Ad, Kaynak }: Alici): string =>
  `${Ad === '' || Ad === Adres ? '' : `${Ad}: `}${Adres} (${KAYNAKTA[Kaynak]})`;

interface YaziFormu {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Whom the answer is sent to; empty: nobody. */
  readonly alici: string;
  /** Who was chosen to be called; whom the note calls is who still stands in it. */
  readonly anilan: readonly AnilanKisi[];
  /** What was pasted into it, and waits to be hung on the contact. */
  readonly dosyalar: readonly YaziDosyasi[];
}

/**
 * A note for the house or an answer to the customer. Which of the two it is, its colour, its field and its button all say:
 * nobody tells a customer what was meant for a colleague.
 */
export function GorusmeYazisi(props: GorusmeYazisiProps) {
  const draft = useServerDraft(`gorusme.yazi.${props.g.Id}`);
  return draft ? <Yazi {...props} draft={draft} /> : <SkeletonRows rows={4} />;
}

function Yazi({ g, alicilar, draft }: GorusmeYazisiProps & { readonly draft: KeptDraft }) {
  const onerilen = alicilar[0]?.Adres ?? TELEFONDA;
  // What was chosen may have left the card meanwhile.
  const gecerli = (adres: string) =>
    adres === TELEFONDA || alicilar.some((a) => a.Adres === adres) ? adres : onerilen;
  const form = useForm(oda.gorusmeHareketKaydet, {
    draft,
    initial: (): YaziFormu => ({ Tur: 'not', Aciklama: '', alici: onerilen, anilan: [], dosyalar: [] }),
    errors: ({ Tur, Aciklama }) => ({
      Aciklama:
        Aciklama.trim() === '' ? 'Bir şeyler yazınız.' : (Tur === 'yanit' && bosYerEngeli(Aciklama)) || undefined,
    }),
    request: ({ Tur, Aciklama, alici, anilan, dosyalar }) => ({
      hareket: {
        GorusmeId: g.Id,
        Tur,
        Aciklama,
        Alici: Tur === 'yanit' ? gecerli(alici) || null : null,
        Anilanlar: Tur === 'not' ? metindekiler(Aciklama, anilan).map((k) => k.Id) : [],
        dosyalar: dosyalar.map((d) => d.Id),
      },
    }),
    onSuccess: () => {
      bildir({ baslik: form.values.Tur === 'not' ? 'Not yazıldı' : 'Yanıt yazıldı', tur: 'success', sure: 2000 });
      form.reset();
    },
  });
  const { Tur, anilan, dosyalar } = form.values;
  const alici = gecerli(form.values.alici);
  const gonderilen = useYaziDosyalari(g.Id, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  const yanit = Tur === 'yanit';
  const gider = yanit && alici !== TELEFONDA;
  const icerik = (
    <div className={css.kutu} data-tur={Tur}>
      <span className={css.kim}>{yanit ? 'Müşteri okur.' : 'Yalnız çalışanlar okur.'}</span>
      <GorusmeYaziAlani
        gorusmeId={g.Id}
        tur={Tur}
        alan={form.field('Aciklama')}
        onAn={(kisi) => form.set({ anilan: [...anilan.filter((k) => k.Id !== kisi.Id), kisi] })}
        onKeyDown={(e) => {
          if (e.key === 'Enter' && (e.ctrlKey || e.metaKey) && !gonderilen.suruyor) form.submit();
        }}
        onDosya={gonderilen.ekle}
      />
      <GorusmeYaziDosyalari {...gonderilen} dosyalar={dosyalar} />
      {yanit && (
        <ChoiceField
          {...form.field('alici')}
          value={alici}
          label="Kime"
          options={[
            ...alicilar.map((a) => ({ value: a.Adres, label: aliciAdi(a) })),
            { value: TELEFONDA, label: 'Telefonda söylendi' },
          ]}
        />
      )}
      <FormError message={form.message} />
      <div className={css.alt}>
        <Button type="submit" loading={form.isPending} disabled={gonderilen.suruyor}>
          {gider ? 'Yanıtı Gönder' : yanit ? 'Yanıtı Kaydet' : 'Notu Kaydet'}
        </Button>
        <span className={css.kim}>Ctrl + Enter</span>
      </div>
    </div>
  );
  return (
    <Form onSubmit={form.submit}>
      {form.restored && <RestoredNotice onDiscard={form.reset} />}
      <Tabs
        label="Kimin için"
        value={Tur}
        onChange={(v) => form.set({ Tur: v === 'yanit' ? 'yanit' : 'not' })}
        tabs={[
          { value: 'not', label: 'İç Not', content: icerik },
          { value: 'yanit', label: 'Müşteriye Yanıt', content: icerik },
        ]}
      />
    </Form>
  );
}
