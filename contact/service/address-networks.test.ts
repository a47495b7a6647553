import { describe, expect, test } from "vitest";
import { addressNetworks } from "./address-networks.ts";

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
