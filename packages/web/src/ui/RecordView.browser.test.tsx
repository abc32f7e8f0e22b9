import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, resize, show } from '../testing/screen.tsx';
import type { Reading } from './Read.tsx';
import { RecordLink } from './RecordLink.tsx';
import { type RecordPeek, RecordView, type RecordViewProps } from './RecordView.tsx';

interface Task {
  readonly No: string;
  readonly Baslik: string;
  readonly Ekip: string | null;
}
const TASK: Task = { No: 'İ-7', Baslik: 'Rapor', Ekip: null };
const nothing = () => undefined;
const waiting = { data: undefined, error: null, refetch: nothing };
const read: Reading<Task> = { ...waiting, data: TASK };
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const more = () => page.getByRole('button', { name: 'Diğer işlemler' });
/** A press, also on a disabled button. */
const press = (e: Element) => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const labels = () => [...document.querySelectorAll('[role=menuitem]')].map((b) => b.textContent);

const TaskView = (props: Partial<RecordViewProps<Task>>) => (
  <RecordView<Task>
    id={7}
    of={read}
    kind="İş"
    title={(t) => `${t.No} ${t.Baslik}`}
    address="/isler/7"
    renderState={() => 'Testte'}
    figures={() => [{ label: 'Termin', value: '03.12.2026' }]}
    facts={(t) => [
      ['Ürün', 'Klinik'],
      ['Ekip', t.Ekip],
    ]}
    renderHistory={() => <p>Açıldı</p>}
    {...props}
  >
    {(t) => <p>{`${t.Baslik} yazılacak`}</p>}
  </RecordView>
);

test('a page shows the name as its heading, the state, the figures, the filled facts and the work', async () => {
  show(<TaskView />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'İ-7 Rapor' })).toBeVisible();
  await expect.element(page.getByText('Testte')).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: '03.12.2026' })).toBeVisible();
  await expect.element(page.getByText('Rapor yazılacak')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Geçmiş' })).toHaveTextContent('GeçmişAçıldı');
  const rail = page.getByRole('region', { name: 'Bilgiler' });
  await expect.element(rail.getByText('Ekip')).not.toBeInTheDocument();
  await rail.getByRole('button', { name: 'Boş alanları göster' }).click();
  await expect.element(rail.getByText('Ekip')).toBeVisible();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await accessible();
});

test('one act is coloured, the others wait in the menu, what takes something away is the last of them', async () => {
  const done: string[] = [];
  const act = (label: string, danger = false) => ({ label, danger, onClick: () => done.push(label) });
  show(
    <TaskView
      next={() => act('Testi Onayla')}
      acts={() => [act('İptal Et', true), act('Testi Onayla'), act('Düzenle'), act('Ata')]}
    />,
  );
  await page.getByRole('button', { name: 'Testi Onayla' }).click();
  await more().click();
  expect(labels()).toEqual(['Düzenle', 'Ata', 'İptal Et']);
  await accessible();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  expect(done).toEqual(['Testi Onayla', 'Düzenle']);
});

test('an act that is not possible now stays and tells its reason, and does nothing', async () => {
  const done: string[] = [];
  const stuck = (label: string, barrier: string) => ({ label, barrier, onClick: () => done.push(label) });
  show(
    <TaskView
      next={() => stuck('Testi Onayla', 'Test kaydı yok.')}
      acts={() => [stuck('Testten Döndür', 'Resmi yok.')]}
    />,
  );
  const next = page.getByRole('button', { name: 'Testi Onayla' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveAccessibleDescription('Test kaydı yok.');
  press(next.element());
  await more().click();
  const back = page.getByRole('menuitem', { name: 'Testten Döndür' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await expect.element(back).toHaveTextContent('Testten DöndürResmi yok.');
  press(back.element());
  expect(done).toEqual([]);
});

/** A list whose records open over it. */
function List({ ids }: { readonly ids: readonly number[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const peek: RecordPeek = { order: ids, onOpen: setOpen, onClose: () => setOpen(null) };
  return (
    <>
      <ul>
        {ids.map((id) => (
          <li key={id} data-key={id}>
            <RecordLink to={`/isler/${id}`} onOpen={() => setOpen(id)}>
              İş {id}
            </RecordLink>
          </li>
        ))}
      </ul>
      {open !== null && (
        <TaskView
          key={open}
          id={open}
          address={`/isler/${open}`}
          title={() => `İş ${open}`}
          peek={peek}
          renderHistory={() => <input aria-label="Not" />}
        />
      )}
    </>
  );
}

test('wide work takes the whole sheet, below the facts', async () => {
  function Screen() {
    const [wide, setWide] = useState(false);
    const peek: RecordPeek = { onOpen: nothing, onClose: nothing };
    return <TaskView wide={wide} peek={peek} next={() => ({ label: 'Genişlet', onClick: () => setWide(true) })} />;
  }
  const places = () => {
    const [fact, work] = [page.getByText('Klinik'), page.getByText('Rapor yazılacak')].map((e) =>
      e.element().getBoundingClientRect(),
    );
    return { width: work!.width, below: work!.top >= fact!.bottom };
  };
  show(<Screen />);
  await expect.element(page.getByText('Rapor yazılacak')).toBeVisible();
  const beside = places();
  expect(beside.below).toBe(false);
  await page.getByRole('button', { name: 'Genişlet' }).click();
  await expect.poll(() => places().below).toBe(true);
  expect(places().width).toBeGreaterThan(beside.width + 200);
});

test('over its list J and K go through the records, and the closed sheet gives the focus to the last one', async () => {
  show(<List ids={[4, 7, 9]} />);
  await page.getByRole('link', { name: 'İş 4' }).click();
  await expect.element(dialog('İş 4')).toBeVisible();
  await expect.element(dialog('İş 4').getByText('1 / 3')).toBeVisible();
  await expect.element(dialog('İş 4').getByRole('button', { name: 'Önceki' })).toBeDisabled();
  // The content has the focus, so that a press of Enter carries out no act.
  await expect.element(page.getByRole('region', { name: 'İş 4: içerik' })).toHaveFocus();
  await accessible();
  await userEvent.keyboard('j');
  await expect.element(dialog('İş 7')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(dialog('İş 9')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(dialog('İş 7')).toBeVisible();
  await dialog('İş 7').getByRole('button', { name: 'Sonraki' }).click();
  await expect.element(dialog('İş 9')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('İş 9')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'İş 9' })).toHaveFocus();
});

test('a letter that is typed into the record goes to no other record, and its page has an address', async () => {
  show(<List ids={[4, 7]} />);
  await page.getByRole('link', { name: 'İş 4' }).click();
  const note = page.getByRole('textbox', { name: 'Not' });
  await note.click();
  await userEvent.keyboard('jk');
  await expect.element(note).toHaveValue('jk');
  await expect.element(dialog('İş 4')).toBeVisible();
  await expect.element(dialog('İş 4').getByRole('link', { name: 'Sayfada Aç' })).toHaveAttribute('href', '/isler/4');
});

test('a record outside of the list has no neighbours, and without a page of its own no link to it', async () => {
  show(<TaskView address={null} peek={{ order: [1, 2], onOpen: nothing, onClose: nothing }} />);
  await expect.element(dialog('İ-7 Rapor')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sonraki' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sayfada Aç' })).not.toBeInTheDocument();
});

test('grey lines stand for a record over its list, and an error offers a retry', async () => {
  const asked: string[] = [];
  const failed = { ...waiting, error: { message: 'Kayıt bulunamadı.' }, refetch: () => asked.push('again') };
  show(
    <>
      <TaskView of={waiting} label="İş okunuyor..." peek={{ onOpen: nothing, onClose: nothing }} />
      <TaskView of={failed} kind="Lisans" />
    </>,
  );
  await expect.element(dialog('İş')).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'İş okunuyor...' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lisans' })).toBeVisible();
  const retry = document.querySelector<HTMLElement>('main [role=alert] button, main button');
  retry?.click();
  expect(asked).toEqual(['again']);
});

test('on a phone the sheet fills the screen', async () => {
  await resize(390);
  show(<List ids={[4, 7]} />);
  await page.getByRole('link', { name: 'İş 4' }).click();
  const box = dialog('İş 4').element().getBoundingClientRect();
  expect([box.left, box.width]).toEqual([0, 390]);
  await accessible();
});
