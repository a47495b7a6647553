import { describe, expect, test } from "vitest";
import { addressNetworks, clientAddress } from "./client-address.ts";
import { sampleRequest } from "./test-request.ts";

function addressOf(forwarded: string | null, trustedProxies: number) {
  const headers: Record<string, string> =
    forwarded === null ? {} : { "x-forwarded-for": forwarded };
  return clientAddress(sampleRequest({ headers }), "10.0.0.1", trustedProxies);
}

describe("the visitor's address", () => {
  test("without a trusted proxy is the socket's, whatever the header claims", () => {
    expect(addressOf("192.0.2.9", 0)).toBe("10.0.0.1");
  });
  test("behind one proxy is what that proxy saw, not what the visitor wrote before it", () => {
    expect(addressOf("1.1.1.1, 192.0.2.9", 1)).toBe("192.0.2.9");
  });
  test("behind two proxies is what the outer one saw", () => {
    expect(addressOf("1.1.1.1, 192.0.2.9, 10.0.0.2", 2)).toBe("192.0.2.9");
  });
  test.each([
    ["192.0.2.9:51234", "192.0.2.9"],
    ["[2001:db8::9]:51234", "2001:db8::9"],
    ["[2001:db8::9]", "2001:db8::9"],
    ["2001:db8::9", "2001:db8::9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6"],
  ])("that a proxy wrote as %s is %s", (forwarded, address) => {
    expect(addressOf(forwarded, 1)).toBe(address);
  });
  test("behind fewer proxies than expected is the first of those there are", () => {
    expect(addressOf("192.0.2.9, 10.0.0.2", 3)).toBe("192.0.2.9");
  });
  test("is taken as it is where it only looks like an address with a port", () => {
    expect(addressOf("[2001:db8::9]x", 1)).toBe("[2001:db8::9]x");
    expect(addressOf("x[2001:db8::9]", 1)).toBe("x[2001:db8::9]");
    expect(addressOf("192.0.2.9:51234x", 1)).toBe("192.0.2.9:51234x");
  });
  test("without the expected header is the socket's", () => {
    expect(addressOf(null, 1)).toBe("10.0.0.1");
    expect(addressOf(" , ", 1)).toBe("10.0.0.1");
  });
});

describe("the networks of", () => {
  test.each([
    ["an IPv4 address", "192.0.2.1", "192.0.2.1", null],
    ["an IPv4 address written as IPv6", "::ffff:192.0.2.1", "192.0.2.1", null],
    ["a longer one written so", "::ffff:203.113.119.254", "203.113.119.254", null],
    [
      "an IPv4 address inside another network",
      "64:ff9b::ffff:192.0.2.1",
      "64:ff9b:0:0::/64",
      "64:ff9b:0::/48",
    ],
    ["an IPv6 address", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["the same network written short", "2001:0DB8:1:2::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["an address with zeros inside", "2001:db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["zeros before the last of them", "1::2:3:4:5:6:7", "1:0:2:3::/64", "1:0:2::/48"],
    ["zeros written out", "2001:0db8:0001:0002::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["loopback", "::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["a link-local address", "fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
    ["an unknown address", "", "", null],
  ])("%s", (_, address, household, site) => {
    expect(addressNetworks(address)).toEqual({ household, site });
  });
});
