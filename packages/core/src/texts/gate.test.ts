import { expect, test } from 'vitest';
import { openTextGate, openGates } from './gate.ts';

const never = new AbortController().signal;

test('the gate admits two at once and the others in order', async () => {
  const gate = openTextGate(2);
  const order: string[] = [];
  const enter = async (name: string): Promise<() => void> => {
    const leave = await gate.enter(never);
    order.push(name);
    return leave;
  };

  const [first] = await Promise.all([enter('first'), enter('second')]);
  const others = [enter('third'), enter('fourth')];
  first?.();
  first?.(); // leaving twice admits nobody else
  await others[0];
  await Promise.resolve();

  expect(order).toEqual(['first', 'second', 'third']);
});

test('a waiter that aborts is not admitted', async () => {
  const gate = openTextGate(1);
  const stop = new AbortController();
  const leave = await gate.enter(never);
  const waiting = gate.enter(stop.signal);

  stop.abort(new Error('stopped'));

  await expect(waiting).rejects.toThrow('stopped');
  leave();
  await expect(gate.enter(never)).resolves.toBeTypeOf('function');
});

test('each name has a gate of its own', async () => {
  const gates = openGates(1);
  const order: string[] = [];
  const enter = async (name: string): Promise<() => void> => {
    const leave = await gates.enter(name, never);
    order.push(name);
    return leave;
  };

  const [first] = await Promise.all([enter('a'), enter('b')]);
  const second = enter('a');
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  first?.();
  first?.(); // leaving twice lets in nobody else
  await second;

  expect(order).toEqual(['a', 'b', 'a']);
});
