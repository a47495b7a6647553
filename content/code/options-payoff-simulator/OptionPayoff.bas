Option Explicit

' Payoff, profit and break-even of a strategy of up to six legs, as worksheet functions.
' A strategy is a range of five columns, one leg in each row:
'   Type (call, put, share, cash), Side (long, short), Quantity, Strike, Price.
' Empty rows are skipped; a share and cash need no strike. Prices are per unit; quantities are shares, not contracts.

Private Const LegTypeColumn As Long = 1
Private Const SideColumn As Long = 2
Private Const QuantityColumn As Long = 3
Private Const StrikeColumn As Long = 4
Private Const PriceColumn As Long = 5

' What all legs pay at expiry, with the share at this price.
Public Function StrategyPayoff(ByVal legs As Range, ByVal sharePrice As Double) As Variant
    Dim row As Long
    Dim total As Double

    On Error GoTo BadLeg
    For row = 1 To legs.Rows.Count
        If Not IsEmpty(legs.Cells(row, LegTypeColumn).Value) Then
            total = total + SignedQuantity(legs, row) * LegPayoff(legs, row, sharePrice)
        End If
    Next row
    StrategyPayoff = total
    Exit Function

BadLeg:
    StrategyPayoff = CVErr(xlErrValue)
End Function

' The payoff less what the legs cost today, without interest.
Public Function StrategyProfit(ByVal legs As Range, ByVal sharePrice As Double) As Variant
    Dim payoff As Variant

    payoff = StrategyPayoff(legs, sharePrice)
    If IsError(payoff) Then
        StrategyProfit = payoff
    Else
        StrategyProfit = payoff - StrategyCost(legs)
    End If
End Function

' Paid today; negative if the strategy brings money in.
Public Function StrategyCost(ByVal legs As Range) As Double
    Dim row As Long

    For row = 1 To legs.Rows.Count
        If Not IsEmpty(legs.Cells(row, LegTypeColumn).Value) Then
            StrategyCost = StrategyCost + SignedQuantity(legs, row) * legs.Cells(row, PriceColumn).Value
        End If
    Next row
End Function

' The break-even points, in rising order: enter it over several cells, or let it spill.
' Between two strikes the profit is a straight line, so no search is needed.
Public Function StrategyBreakEvens(ByVal legs As Range) As Variant
    Dim prices() As Double
    Dim found() As Variant
    Dim count As Long
    Dim index As Long
    Dim before As Double
    Dim after As Double

    prices = KinksOf(legs)
    ReDim found(1 To UBound(prices) + 1)
    For index = LBound(prices) To UBound(prices) - 1
        before = StrategyProfit(legs, prices(index))
        after = StrategyProfit(legs, prices(index + 1))
        ' Two legs with the same strike are one kink.
        If before = 0 And prices(index) < prices(index + 1) Then
            count = count + 1
            found(count) = prices(index)
        ElseIf before * after < 0 Then
            count = count + 1
            found(count) = prices(index) - before * (prices(index + 1) - prices(index)) / (after - before)
        End If
    Next index

    If count = 0 Then
        StrategyBreakEvens = CVErr(xlErrNA)
    Else
        ReDim Preserve found(1 To count)
        StrategyBreakEvens = found
    End If
End Function

' Beyond the last strike the profit changes by this for each unit of the share price.
' Below zero, the loss is unlimited.
Public Function StrategySlope(ByVal legs As Range) As Double
    Dim row As Long
    Dim legType As String

    For row = 1 To legs.Rows.Count
        legType = LCase(Trim(CStr(legs.Cells(row, LegTypeColumn).Value)))
        If legType = "call" Or legType = "share" Then
            StrategySlope = StrategySlope + SignedQuantity(legs, row)
        End If
    Next row
End Function

Private Function SignedQuantity(ByVal legs As Range, ByVal row As Long) As Double
    Dim quantity As Double

    quantity = CDbl(legs.Cells(row, QuantityColumn).Value)
    Select Case LCase(Trim(CStr(legs.Cells(row, SideColumn).Value)))
        Case "long"
            SignedQuantity = quantity
        Case "short"
            SignedQuantity = -quantity
        Case Else
            Err.Raise 5
    End Select
End Function

Private Function LegPayoff(ByVal legs As Range, ByVal row As Long, ByVal sharePrice As Double) As Double
    Dim strike As Double

    strike = CDbl(legs.Cells(row, StrikeColumn).Value)
    Select Case LCase(Trim(CStr(legs.Cells(row, LegTypeColumn).Value)))
        Case "call"
            If sharePrice > strike Then LegPayoff = sharePrice - strike
        Case "put"
            If sharePrice < strike Then LegPayoff = strike - sharePrice
        Case "share"
            LegPayoff = sharePrice
        Case "cash"
            LegPayoff = legs.Cells(row, PriceColumn).Value
        Case Else
            Err.Raise 5
    End Select
End Function

' Zero, every strike in rising order, and a price far beyond the last one.
Private Function KinksOf(ByVal legs As Range) As Double()
    Dim kinks() As Double
    Dim row As Long
    Dim place As Long
    Dim count As Long
    Dim strike As Double

    ReDim kinks(0 To legs.Rows.Count + 1)
    For row = 1 To legs.Rows.Count
        strike = CDbl(legs.Cells(row, StrikeColumn).Value)
        If strike > 0 Then
            count = count + 1
            place = count
            Do While place > 1
                If kinks(place - 1) <= strike Then Exit Do
                kinks(place) = kinks(place - 1)
                place = place - 1
            Loop
            kinks(place) = strike
        End If
    Next row
    count = count + 1
    kinks(count) = 1000 * (kinks(count - 1) + 1)
    ReDim Preserve kinks(0 To count)
    KinksOf = kinks
End Function
