import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useOverlay } from '#web/ui/hooks/use-overlay.ts';

function Page() {
  const [menu, list] = [useOverlay('menu'), useOverlay('list')];
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button onClick={() => menu.open()}>Menu</button>
      <button onClick={() => list.open('soup')}>List</button>
      <button
        onClick={() => {
          menu.open();
          menu.close();
        }}
      >
        Menu for a moment
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
      {menu.isOpen && <p>The menu</p>}
      {list.isOpen && (
        <>
          <p>A list for {list.subject}</p>
          <button
            onClick={() => {
              list.close();
              list.close();
            }}
          >
            Close
          </button>
        </>
      )}
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/before', '/page']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;

test('Back closes what is open and stays on the page', async () => {
  open();
  await press('List');
  expect(screen.getByText('A list for soup')).toBeDefined();
  await press('Back');
  expect(screen.queryByText(/^A list/)).toBeNull();
  expect(heading()).toBe('/page');
  await press('Back');
  expect(heading()).toBe('/before');
});

test('closing takes one step back, also when it is asked twice, and returns the focus', async () => {
  open();
  await press('List');
  await press('Close');
  expect(heading()).toBe('/page');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'List' }));
});

test('an overlay that is opened from another one takes its place', async () => {
  open();
  await press('Menu');
  await press('List');
  expect(screen.queryByText('The menu')).toBeNull();
  await press('Close');
  expect(screen.queryByText('The menu')).toBeNull();
  expect(heading()).toBe('/page');
});

test('A menu that is opened while the router has not rendered a step back yet opens all the same', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('List');
  const menu = screen.getByRole('button', { name: 'Menu' });
  window.addEventListener('popstate', () => menu.click(), { once: true });
  await press('Back');
  expect(await screen.findByText('The menu')).toBeDefined();
  expect(screen.queryByText(/^A list/)).toBeNull();
  expect(window.history.state.usr.overlay).toBe('menu');
});

test('A menu that was opened too early stays closed where it was closed again, or another page came', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('List');
  const moment = screen.getByRole('button', { name: 'Menu for a moment' });
  window.addEventListener('popstate', () => moment.click(), { once: true });
  await press('Back');
  await waitFor(() => expect(screen.queryByText(/^A list/)).toBeNull());
  expect(screen.queryByText('The menu')).toBeNull();
  expect(window.history.state?.usr?.overlay).toBeUndefined();
});

test('A menu that is closed before the router has rendered it open stays closed', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('Menu for a moment');
  await waitFor(() => expect(window.history.state?.usr?.overlay).toBeUndefined());
  await waitFor(() => expect(screen.queryByText('The menu')).toBeNull());
});
